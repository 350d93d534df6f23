/** Seconds as m:ss (specification 2 §9), from an hour on as h:mm:ss. */
export const timeText = (seconds: number): string => {
  const whole = Math.floor(seconds)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
