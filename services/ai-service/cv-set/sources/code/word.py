"""A CV as a Word file: word.py data.json out.docx. `style` in the data: standard, table, sidebar, europass, caps, labels or tabular."""
import json, sys
from docx import Document
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor

p = json.load(open(sys.argv[1]))
style, labels = p.get('style', 'standard'), p['labels']
doc = Document()
page = doc.sections[0]
page.page_width, page.page_height = Cm(21), Cm(29.7)
page.left_margin = page.right_margin = Cm(2.3)
page.top_margin = page.bottom_margin = Cm(2)
font = doc.styles['Normal'].font
font.name, font.size = p.get('font', 'Carlito'), Pt(p.get('size', 11))
doc.styles['Normal'].paragraph_format.space_after = Pt(3)
for name in ('Heading 1', 'Title'):
    doc.styles[name].font.name = font.name
    doc.styles[name].element.rPr.rFonts.set(qn('w:asciiTheme'), '')
    for key in list(doc.styles[name].element.rPr.rFonts.attrib):
        if 'Theme' in key: del doc.styles[name].element.rPr.rFonts.attrib[key]


def line(into, text, bold=False, italic=False, tab=None, size=None):
    par = into.add_paragraph()
    if tab: par.paragraph_format.tab_stops.add_tab_stop(Cm(tab[1]), tab[0])
    run = par.add_run(text)
    run.bold, run.italic = bold, italic
    if size: run.font.size = Pt(size)
    return par


def heading(into, key):
    if style in ('sidebar', 'europass', 'caps'):
        par = line(into, labels[key].upper() if style != 'europass' else labels[key], bold=True, size=12)
        par.paragraph_format.space_before = Pt(10)
        par.runs[0].font.color.rgb = RGBColor(0x1F, 0x3A, 0x6E)
    else:
        doc.add_heading(labels[key], 1)


def bullet(into, text):
    try: into.add_paragraph(text, style='List Bullet')
    except TypeError: line(into, '• ' + text)


def job(into, j, width):
    place = f"{j['c']}, {j['l']}" if j.get('l') else j['c']
    if style == 'caps': line(into, f"{j['p']} BIJ {j['c']} - {j['t']}".upper(), bold=True)
    elif style == 'labels':
        for key, value in (('period', j['t']), ('company', place), ('position', j['p'])):
            line(into, f'{labels[key]}:\t{value}', tab=(WD_TAB_ALIGNMENT.LEFT, 4)).paragraph_format.space_after = Pt(0)
        line(into, f"{labels['tasks']}:")
    elif style == 'tabular':
        par = line(into, f"{j['t']}\t{j['p']}", tab=(WD_TAB_ALIGNMENT.LEFT, 4.5))
        par.paragraph_format.left_indent, par.paragraph_format.first_line_indent = Cm(4.5), Cm(-4.5)
        line(into, place).paragraph_format.left_indent = Cm(4.5)
    elif p.get('company_first'):
        line(into, f"{place}\t{j['t']}", bold=True, tab=(WD_TAB_ALIGNMENT.RIGHT, width))
        line(into, j['p'], italic=True)
    else:
        line(into, f"{j['p']}\t{j['t']}", bold=True, tab=(WD_TAB_ALIGNMENT.RIGHT, width))
        line(into, place, italic=True)
    for item in j.get('d') or []: bullet(into, item)


def school(into, e, width):
    if style == 'tabular':
        par = line(into, f"{e['t']}\t{e['g']}, {e['i']}", tab=(WD_TAB_ALIGNMENT.LEFT, 4.5))
        par.paragraph_format.left_indent, par.paragraph_format.first_line_indent = Cm(4.5), Cm(-4.5)
    else:
        line(into, f"{e['g']}\t{e['t']}", tab=(WD_TAB_ALIGNMENT.RIGHT, width))
        line(into, e['i'])


def contact(into, together=False):
    lines = [*(p.get('address') or []), p.get('phone'), p.get('email'), p.get('linkedin'), p.get('birth')]
    lines = [entry for entry in lines if entry]
    for entry in [' | '.join(lines)] if together else lines: line(into, entry)


def section(into, key, width=16.4):
    heading(into, key)
    if key == 'contact': contact(into)
    elif key == 'profile': line(into, p['profile'])
    elif key in ('jobs', 'other'):
        for j in p[key]: job(into, j, width)
    elif key == 'edu':
        for e in p['edu']: school(into, e, width)
    elif key == 'languages':
        for language in p['languages']: line(into, ': '.join(language))
    elif key == 'skills' and isinstance(p['skills'], dict):
        for group, skills in p['skills'].items(): line(into, f"{group}: {', '.join(skills)}")
    elif key == 'skills' and p.get('skills_as') == 'comma': line(into, ', '.join(p['skills']))
    elif key == 'licences': line(into, ', '.join(p['licences']))
    else:
        for item in p[key]: bullet(into, item)


def shade(cell, colour):
    mark = OxmlElement('w:shd')
    mark.set(qn('w:val'), 'clear'); mark.set(qn('w:fill'), colour)
    cell._tc.get_or_add_tcPr().append(mark)


def rows(entries, borders=True, widths=(5, 11.4)):
    table = doc.add_table(0, 2)
    if borders: table.style = 'Table Grid'
    table.autofit = False
    for column, width in zip(table.columns, widths): column.width = Cm(width)
    for label, value in entries:
        cells = table.add_row().cells
        for cell, width in zip(cells, widths): cell.width = Cm(width)
        cells[0].paragraphs[0].add_run(label).bold = True
        cells[1].text = value
    doc.add_paragraph()


if style == 'sidebar':
    table = doc.add_table(1, 2)
    table.autofit = False
    left, right = table.rows[0].cells
    left.width, right.width = table.columns[0].width, table.columns[1].width = Cm(5.2), Cm(11.8)
    shade(left, 'E4EAF3')
    left.paragraphs[0].add_run(p['name']).bold = True
    left.paragraphs[0].runs[0].font.size = Pt(18)
    line(left, p['title'], italic=True)
    for key in p['sidebar']: section(left, key)
    for key in p['main']: section(right, key, 10.6)
elif style == 'table':
    doc.add_heading(p.get('headline', 'Curriculum vitae'), 0)
    doc.add_heading(labels['contact'], 1)
    rows([(f'{label}:', value) for label, value in p['personal'].items()])
    doc.add_heading(labels['jobs'], 1)
    for j in p['jobs']: rows([(f"{labels['period']}:", j['t']), (f"{labels['company']}:", f"{j['c']}, {j['l']}"), (f"{labels['position']}:", j['p']), (f"{labels['tasks']}:", '; '.join(j['d']))])
    for key in p['main']: section(doc, key)
elif style == 'europass':
    line(doc, 'Europass', bold=True, size=9)
    doc.add_heading('Curriculum vitae', 0)
    rows([(labels['contact'], p['name']), *[(label, value) for label, value in p['personal'].items()]], borders=False)
    line(doc, labels['jobs'], bold=True, size=12)
    for j in p['jobs']: rows([(labels['period'], j['t']), (labels['position'], j['p']), (labels['tasks'], ', '.join(j['d'])), (labels['company'], f"{j['c']}, {j['l']}")], borders=False)
    line(doc, labels['edu'], bold=True, size=12)
    for e in p['edu']: rows([(labels['period'], e['t']), (labels['degree'], e['g']), (labels['school'], e['i'])], borders=False)
    for key in p['main']: section(doc, key)
else:
    if p.get('headline'): doc.add_heading(p['headline'], 0); p['name'] not in p['headline'] and line(doc, p['name'], bold=True, size=13)
    else: doc.add_heading(p['name'], 0)
    if p.get('title'): line(doc, p['title'], italic=True)
    if p.get('personal'):
        for label, value in p['personal'].items(): line(doc, f'{label}\t: {value}', tab=(WD_TAB_ALIGNMENT.LEFT, 4.5))
    else: contact(doc, together=p.get('contact_together', False))
    for key in p['main']: section(doc, key)
doc.save(sys.argv[2])
