import { Board } from '@/artwork/shftlst/Board';
import { OpeningChecklist } from '@/artwork/shftlst/OpeningChecklist';
import { TemplateEditor } from '@/artwork/shftlst/TemplateEditor';
import type { Screen } from '@/artwork/screen';

const stylesheet = 'shftlst/shftlst.css';
const typefaces = { Figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2' };

/** The pictures of ShftLst. */
export const shftLstScreens: Screen[] = [
  { name: 'shftlst/opening-checklist', stylesheet, typefaces, body: <OpeningChecklist /> },
  { name: 'shftlst/board', stylesheet, typefaces, body: <Board /> },
  { name: 'shftlst/template-editor', stylesheet, typefaces, body: <TemplateEditor /> },
];
