/** The id of the form on screen, whose submit button stands outside it. */
export const REVIEW_FORM = 'cv-review'

/** Saves the CV on screen as its button would; without one, nothing happens. */
export const submitReview = (): void => {
  const form = document.getElementById(REVIEW_FORM)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}
