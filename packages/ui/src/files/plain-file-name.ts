/** A file name every system accepts: ['vacature', 'Planner (m/v/x)'] becomes 'vacature-planner-m-v-x.html'. */
export const plainFileName = (texts: readonly string[], ending: string): string => {
  const words =
    texts
      .join(' ')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return `${words.join('-').slice(0, 80).replace(/-+$/, '')}.${ending}`
}
