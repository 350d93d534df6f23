/** The code of the details page, as its route loads it. */
export const loadDetails = () =>
  import('./vacancy-details-page.tsx').then(({ VacancyDetailsPage }) => ({ Component: VacancyDetailsPage }))

/** Fetches that code while the browser is idle: from a list, a vacancy is the likeliest next page. */
export const loadDetailsWhenIdle = (): void => {
  // Safari has no `requestIdleCallback`; there the code is fetched at the click.
  if (!('requestIdleCallback' in window)) return
  requestIdleCallback(() => {
    // A failure is ignored here: the click loads the code again, and can show an error.
    loadDetails().catch(() => undefined)
  })
}
