import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/schema.ts', './src/*/table.ts'],
  out: './migrations',
  schemaFilter: ['main'],
})
