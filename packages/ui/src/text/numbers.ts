import { lazily } from './lazily.ts'

const dutch = (options?: Intl.NumberFormatOptions) => lazily(() => new Intl.NumberFormat('nl-NL', options))

const number = dutch()
const oneDecimal = dutch({ maximumFractionDigits: 1 })
const twoDecimals = dutch({ maximumFractionDigits: 2 })
const percentage = dutch({ style: 'percent' })

/** '1.204'. */
export const numberText = (value: number): string => number().format(value)

/** '7' or '7,5'. */
export const oneDecimalText = (value: number): string => oneDecimal().format(value)

/** '7', '7,5' or '7,25', as points and weights are written. */
export const twoDecimalsText = (value: number): string => twoDecimals().format(value)

/** '45%' of 0.45, in whole percents. */
export const percentText = (share: number): string => percentage().format(share)

/** Seconds as m:ss (specification 2 §9), from an hour on as h:mm:ss. */
export const secondsText = (seconds: number): string => {
  const whole = Math.floor(seconds)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size in bytes as people read it, '1,2 MB'; a megabyte is 1,048,576 bytes, as in the limit of 50 MB. */
export const fileSize = (bytes: number): string => {
  const step = bytes < 1024 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** step
  return new Intl.NumberFormat('nl-NL', {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}
