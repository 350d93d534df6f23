/** The address of any file that a bundler would give one. */
export default 'asset'
