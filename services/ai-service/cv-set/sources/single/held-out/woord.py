"""Small helpers for the Word sources."""
from docx import Document
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor


def start(font='Calibri', size=11, margins=(2, 2, 2, 2), after=0):
    d = Document()
    s = d.styles['Normal']
    s.font.name, s.font.size = font, Pt(size)
    s.element.rPr.rFonts.set(qn('w:eastAsia'), font)
    s.paragraph_format.space_after = Pt(after)
    x = d.sections[0]
    x.page_width, x.page_height = Cm(21), Cm(29.7)
    x.top_margin, x.right_margin, x.bottom_margin, x.left_margin = map(Cm, margins)
    return d


def line(at, text='', bold=False, size=None, color=None, italic=False, tabs=(), align=None, before=None, after=None, under=False, font=None):
    """A paragraph; '**' in the text switches bold."""
    p = at.add_paragraph()
    for n, part in enumerate(text.split('**')):
        if not part:
            continue
        r = p.add_run(part)
        r.bold, r.italic, r.underline = bold or n % 2 == 1, italic, under
        if size: r.font.size = Pt(size)
        if color: r.font.color.rgb = RGBColor.from_string(color)
        if font: r.font.name = font
    for t in tabs:
        p.paragraph_format.tab_stops.add_tab_stop(Cm(abs(t)), WD_TAB_ALIGNMENT.RIGHT if t < 0 else WD_TAB_ALIGNMENT.LEFT)
    if align is not None: p.alignment = align
    if before is not None: p.paragraph_format.space_before = Pt(before)
    if after is not None: p.paragraph_format.space_after = Pt(after)
    return p


def shade(cell_or_p, fill):
    el = OxmlElement('w:shd')
    el.set(qn('w:val'), 'clear'); el.set(qn('w:color'), 'auto'); el.set(qn('w:fill'), fill)
    (cell_or_p._tc.get_or_add_tcPr() if hasattr(cell_or_p, '_tc') else cell_or_p._p.get_or_add_pPr()).append(el)


def rule(p, color='808080', size=6):
    b = OxmlElement('w:pBdr'); e = OxmlElement('w:bottom')
    for k, v in (('val', 'single'), ('sz', str(size)), ('space', '1'), ('color', color)): e.set(qn('w:' + k), v)
    b.append(e); p._p.get_or_add_pPr().append(b)


def table(at, rows, widths, grid=False, **kw):
    t = at.add_table(rows=0, cols=len(widths))
    t.autofit = False
    if grid: t.style = 'Table Grid'
    for c, w in zip(t.columns, widths): c.width = Cm(w)
    for row in rows:
        cells = t.add_row().cells
        for c, text, w in zip(cells, row, widths):
            c.width = Cm(w)
            first = True
            for part in text.split('\n'):
                if first: c.paragraphs[0]._p.getparent().remove(c.paragraphs[0]._p)
                line(c, part, **kw); first = False
    return t


def textbox(p, paragraphs, x, y, w, h, fill):
    """Moves paragraphs into a text box at x, y cm on the page, anchored in p."""
    xml = (f'<w:pict xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"><v:shape type="#_x0000_t202" fillcolor="#{fill}" stroked="f" '
           f'style="position:absolute;left:{x}cm;top:{y}cm;width:{w}cm;height:{h}cm;mso-position-horizontal-relative:page;mso-position-vertical-relative:page"><v:textbox><w:txbxContent/></v:textbox></v:shape></w:pict>')
    pict = parse_xml(xml)
    for one in paragraphs: pict[0][0][0].append(one._p)
    p.add_run()._r.append(pict)
