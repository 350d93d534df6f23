/** The day of a moment on the recruiter's clock, as the contract writes it: '2026-11-24'. */
export const localDay = (date: Date): string => {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
