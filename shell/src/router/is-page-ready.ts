import type { createBrowserRouter } from '@wervio/routing'

type Router = ReturnType<typeof createBrowserRouter>

/** Resolves once the router has loaded the page at the present address; false when it could not. */
export const isPageReady = (router: Router): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = ({ initialized, errors }: Router['state']): boolean => {
      if (initialized) resolve(errors === null)
      return initialized
    }
    if (answer(router.state)) return
    const stop = router.subscribe((state) => {
      if (answer(state)) stop()
    })
  })
