/** What was dropped, parted: files to send, and names of folders, which a browser hands over as empty files. */
export const droppedFiles = ({
  items,
  files,
}: Pick<DataTransfer, 'items' | 'files'>): { files: File[]; folders: string[] } => {
  const folders = Array.from(items ?? [])
    .map((item) => (item.kind === 'file' ? item.webkitGetAsEntry?.() : null))
    .filter((entry) => entry?.isDirectory)
    .map((entry) => entry?.name ?? '')
  const left = [...folders]
  const isFolder = ({ name }: File) => {
    const place = left.indexOf(name)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  }
  return { files: Array.from(files).filter((file) => !isFolder(file)), folders }
}
