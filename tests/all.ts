// All tests of the built `out/` and of single functions, in one process. `npm run build` runs those of `content/`.
import '@/tests/island.test';
import '@/tests/client-modules.test';
import '@/tests/page-policy.test';
import '@/tests/page-script.test';
import '@/tests/contrast.test';
import '@/tests/budgets.test';
import '@/tests/pages.test';
