/** Upper bounds of durations in seconds, as the semantic conventions of OpenTelemetry advise for HTTP. */
export const SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
/** The same for work in the background, which may take minutes. */
export const JOB_SECONDS_BUCKETS = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1_800]
/** Of what somebody waits for in a browser, with the limits of 'good' and 'poor' of each web vital among them. */
export const PAGE_SECONDS_BUCKETS = [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8]
/** The same for cumulative layout shift. */
export const LAYOUT_SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1]
