"""A plain CV by fpdf2: fpdf-plain.py data.json out.pdf. Dates stand before each job; a box holds the contact data."""
import json, sys
from fpdf import FPDF

p = json.load(open(sys.argv[1]))
pdf = FPDF(format='A4')
for style, file in (('', 'Regular'), ('B', 'Bold'), ('I', 'Italic')):
    pdf.add_font('Face', style, f"/usr/share/fonts/truetype/liberation/LiberationSans-{file}.ttf")
pdf.set_margins(22, 18); pdf.add_page(); pdf.set_auto_page_break(True, 18)


def text(content, style='', size=10.5, height=5.5, indent=0):
    pdf.set_font('Face', style, size); pdf.set_x(22 + indent)
    pdf.multi_cell(0, height, content, new_x='LMARGIN', new_y='NEXT', align='L')


text(p['name'], 'B', 20, 10)
if p.get('title'): text(p['title'], '', 12, 7)
pdf.set_fill_color(236, 240, 236)
pdf.set_font('Face', '', 10)
for line in p['contact']: pdf.cell(0, 6, '  ' + line, fill=True, new_x='LMARGIN', new_y='NEXT')
for key in p['main']:
    pdf.ln(4); text(p['labels'][key], 'B', 12.5, 7); pdf.set_draw_color(60, 110, 80); pdf.line(22, pdf.get_y(), 188, pdf.get_y()); pdf.ln(1.5)
    if key == 'profile': text(p['profile'])
    elif key == 'jobs':
        for j in p['jobs']:
            if p.get('stacked'): text(j['t'], '', 9.5); text(j['p'], 'B'); text(j['c'] + (', ' + j['l'] if j.get('l') else ''), 'I')
            else: text(f"{j['t']}: {j['p']}, {j['c']}", 'B')
            for d in j.get('d') or []: text('- ' + d, indent=4)
            pdf.ln(1.5)
    elif key == 'edu':
        for e in p['edu']: text(f"{e['t']}: {e['g']}, {e['i']}")
    elif key == 'languages': text(', '.join(f'{l} ({level})' for l, level in p['languages']))
    elif key == 'skills': text(p.get('bar', ', ').join(p['skills']))
    else:
        for item in p[key]: text('- ' + item)
pdf.output(sys.argv[2])
