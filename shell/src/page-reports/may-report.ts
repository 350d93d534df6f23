import { inlinedConfig } from '@wervio/api-client'

type Wishes = { globalPrivacyControl?: boolean; doNotTrack?: string | null }

/** Whether this page reports how fast it was: the operator wants it, and the browser doesn't ask not to be followed. */
export const mayReport = (): boolean => {
  const { globalPrivacyControl, doNotTrack }: Wishes = navigator as Wishes
  return inlinedConfig()?.pageReports === true && globalPrivacyControl !== true && doNotTrack !== '1'
}
