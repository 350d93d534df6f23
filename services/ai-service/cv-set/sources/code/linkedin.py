"""A profile as LinkedIn's own export lays it out: linkedin.py data.json out.pdf."""
import json, sys
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import LETTER
from reportlab.lib.styles import ParagraphStyle as Style
from reportlab.platypus import BaseDocTemplate, Frame, FrameBreak, NextPageTemplate, PageTemplate, Paragraph, Spacer

p = json.load(open(sys.argv[1]))
L, W, H = p['labels'], *LETTER
SIDE = 200
light = dict(fontName='Helvetica', fontSize=9.5, leading=13, textColor=HexColor('#e1e8ed'))
side, side_head = Style('s', **light), Style('sh', **{**light, 'fontSize': 13, 'leading': 24, 'textColor': HexColor('#ffffff')})
body = Style('b', fontName='Helvetica', fontSize=10.5, leading=15)
grey = Style('g', parent=body, textColor=HexColor('#8a8a8a'))
head, name = Style('h', parent=body, fontSize=15, leading=26, spaceBefore=8), Style('n', parent=body, fontSize=24, leading=30)


def page(canvas, doc):
    canvas.setFillColor(HexColor('#293e49'))
    canvas.rect(0, 0, SIDE, H, stroke=0, fill=1)
    canvas.setFont('Helvetica', 9); canvas.setFillColor(HexColor('#8a8a8a'))
    canvas.drawRightString(W - 30, 20, f"Page {doc.page}{L['of']}")


frames = [Frame(12, 30, SIDE - 20, H - 60, id='side'), Frame(SIDE + 14, 30, W - SIDE - 40, H - 60, id='main')]
doc = BaseDocTemplate(sys.argv[2], pagesize=LETTER, author=p['name'], pageTemplates=[PageTemplate('first', frames, page), PageTemplate('next', frames[1:], page)])
flow = [NextPageTemplate('next'), Paragraph(L['contact'], side_head)]
flow += [Paragraph(line, side) for line in (p.get('phone') and f"{p['phone']} (Mobile)", p.get('email'), p['linkedin'] + ' (LinkedIn)') if line]
flow += [Paragraph(L['skills'], side_head), *[Paragraph(skill, side) for skill in p['skills']], Paragraph(L['languages'], side_head), *[Paragraph(' '.join([l, f'({level})']), side) for l, level in p['languages']]]
if p.get('certs'): flow += [Paragraph(L['certs'], side_head), *[Paragraph(c, side) for c in p['certs']]]
flow += [FrameBreak(), Paragraph(p['name'], name), Paragraph(p['title'], body), Paragraph(p['location'], grey)]
if p.get('profile'): flow += [Paragraph(L['profile'], head), Paragraph(p['profile'], body)]
flow += [Paragraph(L['jobs'], head)]
for j in p['jobs']:
    flow += [Paragraph(j['c'], Style('c', parent=body, fontSize=12)), Paragraph(j['p'], body), Paragraph(j['t'], Style('t', parent=body, fontSize=9.5)), Paragraph(j['l'], grey)]
    flow += [*[Paragraph(d, body) for d in j.get('d') or []], Spacer(1, 10)]
flow += [Paragraph(L['edu'], head)]
for e in p['edu']: flow += [Paragraph(e['i'], Style('c', parent=body, fontSize=12)), Paragraph(f"{e['g']} · ({e['t']})", body), Spacer(1, 6)]
doc.build(flow)
