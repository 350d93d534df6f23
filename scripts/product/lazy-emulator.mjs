import { createRequire } from 'node:module'

/**
 * Loaded into the Auth emulator: its validation of every call is compiled when first used, exegesis' own option that
 * firebase-tools 15.34.2 doesn't set. That takes most of the emulator's start.
 */
const ofTheEmulator = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'))
const exegesis = ofTheEmulator('exegesis-express')
const { middleware } = exegesis
exegesis.middleware = (description, options, ...rest) => middleware(description, { ...options, lazyCompileValidationSchemas: true }, ...rest)
