# reportlab: LinkedIn export on Letter, several positions under one company
import sys
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('A', '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'))
pdfmetrics.registerFont(TTFont('B', '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf'))
c = canvas.Canvas(sys.argv[-1], pagesize=letter)
W, H = letter
page = 1
def ground():
    c.setFillColorRGB(.16, .22, .28); c.rect(0, 0, 205, H, stroke=0, fill=1)
    c.setFillColorRGB(.5, .5, .5); c.setFont('A', 9); c.drawString(400, 22, f'Page {page} of 2')
ground()
y = H - 50
def side(t, f='A', s=10.5, gap=4, col=(.95, .95, .95)):
    global y
    for l in simpleSplit(t, f, s, 165):
        c.setFillColorRGB(*col); c.setFont(f, s); c.drawString(20, y, l); y -= s + 3
    y -= gap
side('Contact', 'B', 13, 5)
side('+64 21 555 0147 (Mobile)'); side('hine.tw@example.org')
side('www.linkedin.com/in/hine-te-whatanui (LinkedIn)'); c.linkURL('https://www.linkedin.com/in/hine-te-whatanui', (20, y, 190, y + 34)); side('kaupapa-logistics.example.org (Company)', gap=16)
side('Top Skills', 'B', 13, 5)
for s in ['Humanitarian Logistics', 'Procurement', 'Team Leadership']: side(s, gap=2)
y -= 12; side('Languages', 'B', 13, 5)
for s in ['Te reo Māori (Native or Bilingual)', 'English (Native or Bilingual)', 'French (Professional Working)']: side(s)
y -= 12; side('Certifications', 'B', 13, 5)
for s in ['CIPS Level 4 Diploma', 'Hostile Environment Awareness Training']: side(s)
y -= 12; side('Honors-Awards', 'B', 13, 5); side('Pacific Relief Medal 2021')
y -= 12; side('Publications', 'B', 13, 5); side('Cold chains without roads')
y = H - 55
def main(t, f='A', s=11, gap=2, col=(.1, .1, .1), x=230):
    global y, page
    for l in simpleSplit(t, f, s, 350):
        if y < 50:
            c.showPage(); page = 2; ground(); y = H - 50
        c.setFillColorRGB(*col); c.setFont(f, s); c.drawString(x, y, l); y -= s + 4
    y -= gap
g = (.4, .4, .4)
main('Hinemoa Te Whatanui', 'A', 25, 6); main('Head of Logistics at Pacific Water Response | Cold chain | Former Army', 'A', 12, 0); main('Wellington, New Zealand', 'A', 12, 16, g)
main('Summary', 'A', 15.5, 4); main('I get pumps, people and vaccines to places where the road has gone. Twenty years in uniform and out of it, on atolls and in deserts.', gap=16)
main('Experience', 'A', 15.5, 6)
main('Pacific Water Response', 'B', 12, 0); main('6 years 2 months', gap=4)
main('Head of Logistics', s=11.5, gap=0); main('January 2023 - Present (3 years 10 months)', s=10.5, gap=0); main('Wellington, New Zealand', s=10.5, gap=3, col=g)
main('Leads 22 logisticians in nine countries. Budget of NZ$ 14 million. Rebuilt the warehouse network after two cyclones in one season.', s=10.5, gap=8)
main('Regional Logistics Coordinator', s=11.5, gap=0); main('September 2020 - December 2022 (2 years 4 months)', s=10.5, gap=0); main('Suva, Fiji', s=10.5, gap=14, col=g)
main('Médecins du Lagon', 'B', 12, 0); main('Supply Chain Manager', s=11.5, gap=0); main('March 2016 - August 2020 (4 years 6 months)', s=10.5, gap=0); main('Nouméa, New Caledonia', s=10.5, gap=3, col=g); main('Medicines for 31 clinics by boat and small plane.', s=10.5, gap=14)
main('New Zealand Army', 'B', 12, 0); main('11 years', gap=4); main('Logistics Officer (Captain)', s=11.5, gap=0); main('2010 - 2016 (6 years)', s=10.5, gap=6); main('Supply Technician', s=11.5, gap=0); main('2005 - 2010 (5 years)', s=10.5, gap=0); main('Linton Military Camp', s=10.5, gap=14, col=g)
main('Kai & Co', 'B', 12, 0); main('Store Assistant', s=11.5, gap=0); main('November 2003 - January 2005 (1 year 3 months)', s=10.5, gap=0); main('Rotorua', s=10.5, gap=16, col=g)
main('Education', 'A', 15.5, 6)
main('Massey University', 'B', 12, 0); main('Master of Supply Chain Management · (2017 - 2019)', s=10.5, gap=10)
main('Te Herenga Waka—Victoria University of Wellington', 'B', 12, 0); main('Bachelor of Arts, Māori Studies and Politics · (2006 - 2011)', s=10.5)
if page == 1: c.showPage(); page = 2; ground()
c.showPage(); c.save()
