/**
 * What `@jest/globals` gives in tests that Node loads itself. The bindings are those of the test file that runs now,
 * also in modules that earlier files have loaded.
 */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test

/** Puts the functions of the next test file in place of those of the one before. */
export const replaceGlobals = (globals) => {
  ;({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals)
}
