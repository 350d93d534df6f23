"""LinkedIn's own export: dark left column, Letter size, 'Page n of m'."""
import sys
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle as S
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Frame, FrameBreak, NextPageTemplate, PageTemplate, Paragraph, Spacer

pdfmetrics.registerFont(TTFont('Arial', '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'))
W, H = letter
side = S('side', fontName='Arial', fontSize=10.5, leading=13, textColor=HexColor('#E1E8EB'), spaceAfter=3)
head = S('head', parent=side, fontSize=13, leading=20, textColor=HexColor('#FFFFFF'), spaceBefore=12, spaceAfter=4)
grey = S('grey', parent=side, textColor=HexColor('#A8B0B5'))
name = S('name', fontName='Arial', fontSize=26, leading=30, textColor=HexColor('#191919'))
text = S('text', fontName='Arial', fontSize=12, leading=16, textColor=HexColor('#191919'))
small = S('small', parent=text, fontSize=10.5, leading=14)
light = S('light', parent=small, textColor=HexColor('#B0B0B0'))
h2 = S('h2', parent=text, fontSize=15.75, leading=22, spaceBefore=16, spaceAfter=4)
org = S('org', parent=text, spaceBefore=8)
role = S('role', parent=text, fontSize=11.5)


class Pages(Canvas):
    def __init__(self, *a, **k): super().__init__(*a, **k); self.kept = []
    def showPage(self): self.kept.append(dict(self.__dict__)); self._startPage()
    def save(self):
        for n, page in enumerate(self.kept):
            self.__dict__.update(page)
            self.setFont('Arial', 9); self.setFillColor(HexColor('#6E6E6E'))
            self.drawCentredString(W / 2 + 100, 22, f'Page {n + 1} of {len(self.kept)}')
            super().showPage()
        super().save()


def band(c, d):
    c.setFillColor(HexColor('#293E49')); c.rect(0, 0, 223, H, stroke=0, fill=1)


def make(left, right):
    doc = BaseDocTemplate(sys.argv[1], pagesize=letter, title='', author='')
    f = lambda x, w, n: Frame(x, 40, w, H - 70, leftPadding=0, rightPadding=0, topPadding=0, bottomPadding=0, id=n)
    doc.addPageTemplates([PageTemplate('one', [f(22, 185, 'l'), f(245, 345, 'r')], onPage=band), PageTemplate('more', [f(245, 345, 'r')], onPage=band)])
    one = lambda rows: [Spacer(1, t) if isinstance(t, int) else Paragraph(t, s) for s, t in rows]
    doc.build(one(left) + [FrameBreak(), NextPageTemplate('more')] + one(right), canvasmaker=Pages)
