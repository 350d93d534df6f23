# reportlab
import sys
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as P
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor as C
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n,f in (('A','LiberationSans-Regular'),('AB','LiberationSans-Bold')):
    pdfmetrics.registerFont(TTFont(n,f'/usr/share/fonts/truetype/liberation/{f}.ttf'))
g=C('#b0b0b0');w=C('#ffffff')
sh=P('sh',fontName='A',fontSize=13,leading=18,textColor=w,spaceBefore=14,spaceAfter=6)
st=P('st',fontName='A',fontSize=9.5,leading=13.5,textColor=w)
sg=P('sg',parent=st,textColor=g)
name=P('n',fontName='A',fontSize=26,leading=31);hl=P('h',fontName='A',fontSize=12,leading=16);lo=P('l',fontName='A',fontSize=12,leading=16,textColor=C('#808080'))
H=P('H',fontName='A',fontSize=15.75,leading=20,spaceBefore=16,spaceAfter=6);co=P('c',fontName='A',fontSize=12,leading=15,spaceBefore=10)
ti=P('t',fontName='A',fontSize=11.5,leading=15,spaceBefore=3);da=P('d',fontName='A',fontSize=10.5,leading=14);dg=P('dg',parent=da,textColor=C('#808080'));b=P('b',fontName='A',fontSize=10.5,leading=14.5,spaceBefore=5)
def bg(c,d):
    if d.page==1:
        c.setFillColor(C('#293e49'));c.rect(0,0,200,792,stroke=0,fill=1)
    c.setFillColor(C('#808080'));c.setFont('A',9);c.drawCentredString(400,24,f'Page {d.page} of 2')
doc=BaseDocTemplate(sys.argv[1],pagesize=letter,title='Profile')
doc.addPageTemplates([PageTemplate('one',[Frame(14,30,176,740,id='s'),Frame(212,40,385,725,id='m')],onPage=bg),PageTemplate('two',[Frame(212,40,385,725)],onPage=bg)])
X=Paragraph
s=[X('Contact',sh),X('+65 6555 0143 (Work)',st),X('wl.tan@crestline.example.com',st),Spacer(1,6),X('www.linkedin.com/in/tan-wei-ling-sg',st),X('(LinkedIn)',sg),X('weiling.example.com (Personal)',st),
X('Top Skills',sh),X('Channel Partners',st),X('Solution Selling',st),X('Public Speaking',st),X('Languages',sh),X('English (Native or Bilingual)',st),X('Chinese (Mandarin) (Native or Bilingual)',st),X('Bahasa Melayu (Limited Working)',st),
X('Certifications',sh),X('Certified Sales Leader',st),X('Cloud Practitioner',st),NextPageTemplate('two'),FrameBreak(),
X('Tan Wei Ling',name),X('Regional Sales Director, Southeast Asia | Building teams that sell without shouting | Board observer',hl),Spacer(1,6),X('Singapore',lo),
X('Summary',H),X('Fifteen years in business software, from the first cold call to a region of 60 people. I hire for curiosity.',da),
X('Experience',H),X('Crestline Software',co),X('8 years 2 months',dg),X('Regional Sales Director, Southeast Asia',ti),X('April 2021 - Present (4 years 7 months)',da),X('Singapore',dg),X('Six countries, 61 people, two acquisitions absorbed.',b),
X('Country Manager',ti),X('October 2018 - March 2021 (2 years 6 months)',da),X('Kuala Lumpur, Malaysia',dg),X('Opened the Malaysian office.',b),X('Account Executive',ti),X('October 2017 - September 2018 (1 year)',da),X('Singapore',dg),
X('Kopi &amp; Code Pte Ltd',co),X('Board Observer',ti),X('January 2022 - Present (3 years 10 months)',da),X('Singapore',dg),
X('Merlion Print Supplies',co),X('Senior Sales Executive',ti),X('June 2013 - September 2017 (4 years 4 months)',da),X('Sold managed print to schools and clinics; best of 30 sellers in 2016.',b),
X('Orchard Telecom Shop',co),X('Sales Associate',ti),X('July 2010 - May 2013 (2 years 11 months)',da),X('Singapore',dg),
X('Education',H),X('National University of Singapore',co),X('Bachelor of Business Administration, Marketing · (2007 - 2010)',da),X('Temasek Polytechnic',co),X('Diploma, Retail Management · (2004 - 2007)',da)]
doc.build(s)
