/**
 * Routers without an address bar, for tests. A file of its own, because in a remote's bundle they would add a second
 * copy of the library.
 */
export { createMemoryRouter, MemoryRouter, parsePath } from 'react-router-dom'
