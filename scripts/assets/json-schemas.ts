import { z } from 'zod';
import { clientLogosSchema } from '@/content/client-logos';
import { errorPageSchema, pagesSchema } from '@/content/pages';
import { projectsSchema } from '@/content/projects';
import { securitySchema } from '@/content/security';
import { siteSchema } from '@/content/site';

/** The schema of each content file, by the file's name. */
const schemas = {
  'client-logos': clientLogosSchema,
  error: errorPageSchema,
  pages: pagesSchema,
  projects: projectsSchema,
  security: securitySchema,
  site: siteSchema,
};

/** JSON Schema of one content file, for editors, in the draft that all of them know. */
function jsonSchemaOf(schema: z.ZodType): string {
  const whole = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema, path }) => {
      const { minLength, maxLength, properties } = jsonSchema;
      if (path.length === 0) jsonSchema.properties = { $schema: { type: 'string' }, ...properties };
      if (maxLength === undefined) return;
      // Places such as {count} are filled in before letters are counted, which an editor cannot do.
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      jsonSchema.anyOf = [{ minLength: minLength ?? 0, maxLength }, { pattern: '\\{.+\\}' }];
    },
  });
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** The JSON Schemas in `content/schemas/`, by their paths. */
export const jsonSchemas: ReadonlyMap<string, string> = new Map(
  Object.entries(schemas).map(([name, schema]) => [
    `content/schemas/${name}.schema.json`,
    jsonSchemaOf(schema),
  ]),
);
