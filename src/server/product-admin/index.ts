export { RUN_IMPORT, runCatalogueImport } from './import-files.ts'
