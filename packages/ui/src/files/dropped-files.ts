/** Splits what was dropped into files to send and names of folders, which a browser hands over as empty files. */
export const droppedFiles = ({
  items,
  files,
}: Pick<DataTransfer, 'items' | 'files'>): { files: File[]; folders: string[] } => {
  const folders = Array.from(items ?? [])
    .map((item) => (item.kind === 'file' ? item.webkitGetAsEntry?.() : null))
    .filter((entry) => entry?.isDirectory)
    .map((entry) => entry?.name ?? '')
  const unmatchedFolders = [...folders]
  const isFolder = ({ name }: File) => {
    const index = unmatchedFolders.indexOf(name)
    if (index >= 0) unmatchedFolders.splice(index, 1)
    return index >= 0
  }
  return { files: Array.from(files).filter((file) => !isFolder(file)), folders }
}
