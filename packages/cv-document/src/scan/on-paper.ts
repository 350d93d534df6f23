import type { Box, CvPage } from '../cv-document.ts'

const turnedAbout = (box: Box, angle: number, { width, height }: { width: number; height: number }): Box => {
  const [x, y] = [box.x + box.width / 2 - width / 2, box.y + box.height / 2 - height / 2]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return {
    ...box,
    x: cos * x - sin * y + width / 2 - box.width / 2,
    y: sin * x + cos * y + height / 2 - box.height / 2,
  }
}

/** Where a box of the page as it was read stands on the page as it is in the file, and the size of that. */
export const onPaper = (box: Box, page: CvPage): { box: Box; width: number; height: number } => {
  const { width, height, scan } = page
  if (!scan) return { box, width, height }
  let paper = { box: turnedAbout(box, -scan.turn, page), width, height }
  for (let quarter = 0; quarter < scan.quarters; quarter++)
    paper = {
      width: paper.height,
      height: paper.width,
      box: {
        page: box.page,
        x: paper.box.y,
        y: paper.width - paper.box.x - paper.box.width,
        width: paper.box.height,
        height: paper.box.width,
      },
    }
  return paper
}
