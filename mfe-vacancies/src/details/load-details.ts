/** The code of the details page, as its route loads it. */
export const loadDetails = () =>
  import('./vacancy-details-page.tsx').then(({ VacancyDetailsPage }) => ({ Component: VacancyDetailsPage }))

/** Fetches that code while the browser has nothing better to do: from a list, a vacancy is the likeliest next page. */
export const loadDetailsWhenIdle = (): void => {
  // Safari has no idle time to tell; there the code comes with the click.
  if (!('requestIdleCallback' in window)) return
  requestIdleCallback(() => {
    // What fails here is tried again by the click, which can say so.
    loadDetails().catch(() => undefined)
  })
}
