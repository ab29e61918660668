import { writeFile } from 'node:fs/promises';
import { jsonSchemas } from '@/scripts/assets/json-schemas';

/** `npm run schemas`: writes the JSON Schemas by which editors know the fields of content files. */
for (const [path, text] of jsonSchemas) await writeFile(path, text);
