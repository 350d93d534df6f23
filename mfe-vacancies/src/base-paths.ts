/** The path prefixes this remote owns; the build writes them into its registry entry. */
export const basePaths = ['/vacancy-dashboard', '/create-vacancy', '/vacancy-preview', '/vacancy', '/vacancy-details', '/vacatures'] as const
