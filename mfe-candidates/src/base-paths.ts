/** The path prefixes this remote owns; the build writes them into its registry entry. */
export const basePaths = ['/dashboard-candidates', '/add-candidate', '/kandidaat-profiel'] as const
