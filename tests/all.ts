// All tests of the built `out/` and of single functions, in one process. `npm run build` runs those of `content/`.
import '@/components/Island.test';
import '@/scripts/export/client-modules.test';
import '@/scripts/export/page-policy.test';
import '@/scripts/export/page-script.test';
import '@/tests/contrast.test';
import '@/tests/budgets.test';
import '@/tests/pages.test';
