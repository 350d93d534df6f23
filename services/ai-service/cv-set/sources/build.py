"""Makes the tuned PDFs and their truth out of people/*.yaml and the templates beside it: build.py [--truths] [NAME…]. See ../README.md."""
import itertools, json, os, re, shutil, subprocess, sys, tempfile
from pathlib import Path
import jinja2, yaml

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / 'tuned'
ONGOING = re.compile(r'heden|\bnu\b|present|current|\bnow\b|heute|tot op heden|ongoing', re.I)
TEX = {'&': r'\&', '%': r'\%', '$': r'\$', '#': r'\#', '_': r'\_', '~': r'\textasciitilde{}', '€': r'\texteuro{}', '’': "'"}

html = jinja2.Environment(loader=jinja2.FileSystemLoader(HERE / 'html'), autoescape=True, trim_blocks=True)
html.filters['handspaced'] = lambda text: '   '.join(' '.join(word) for word in text.split(' '))
html.filters['group_by_company'] = lambda jobs: [(company, list(group)) for company, group in itertools.groupby(jobs, key=lambda job: job['c'])]
latex = jinja2.Environment(loader=jinja2.FileSystemLoader(HERE / 'latex'), block_start_string='<%', block_end_string='%>', variable_start_string='<<', variable_end_string='>>', comment_start_string='<#', comment_end_string='#>', trim_blocks=True, lstrip_blocks=True)
latex.filters['tex'] = lambda text: ''.join(TEX.get(letter, letter) for letter in str(text))


def run(command, cwd):
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=170)
    if done.returncode != 0:
        raise SystemExit(f'{command[0]} failed:\n{done.stdout[-1500:]}\n{done.stderr[-1500:]}')


def flat(skills):
    return [skill for group in skills.values() for skill in group] if isinstance(skills, dict) else list(skills or [])


def truth_of(p):
    """What a careful reader finds; `truth` in the source overrides it where the page says it otherwise."""
    worked = [*p['jobs'], *(p.get('other') or [])]
    jobs = [{'position': job['p'], 'company': job['c']} for job in (reversed(worked) if p.get('oldest_first') else worked)]
    now = [job for job in worked if ONGOING.search(job['t'])]
    truth = {
        'name': p['name'], 'email': p.get('email'), 'phone': p.get('phone'), 'linkedin': p.get('linkedin_href') or p.get('linkedin'), 'location': p.get('location'),
        'current_title': now[0]['p'] if now else None, 'current_company': now[0]['c'] if now else None,
        'experience': jobs, 'skills': flat(p.get('skills'))[:15],
        'education': [{'degree': school['g'], 'institution': school['i']} for school in p.get('edu') or []],
        'languages': [language[0] for language in p.get('languages') or []],
        'driving_licences': p.get('licences') or [],
        'sensitive': p.get('sensitive') or [],
        '_ambiguous': [],
    }
    truth |= p.get('truth') or {}
    # The single character and the soft hyphen are ways to print, not to spell.
    return json.loads(json.dumps(truth, ensure_ascii=False).replace('ĳ', 'ij').replace('\u00ad', ''))


def make_html(p, work, out, template):
    (work / 'cv.html').write_text(html.get_template(f'{template}.html.j2').render(p=p))
    producer = p.get('producer', 'chromium')
    if producer == 'chromium':
        run(['chromium', '--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', '--hide-scrollbars', f'--print-to-pdf={out}', f'--user-data-dir={work}/profile', (work / 'cv.html').as_uri()], work)
    elif producer == 'wkhtmltopdf':
        run(['wkhtmltopdf', '-q', '-s', 'A4', '--zoom', '1.35', '-T', '18', '-B', '18', '-L', '20', '-R', '20', 'cv.html', str(out)], work)
    elif producer == 'weasyprint':
        run(['weasyprint', 'cv.html', str(out)], work)
    else:
        run(['soffice', f'-env:UserInstallation=file://{work}/lo', '--headless', '--infilter=HTML (StarWriter)', '--convert-to', 'pdf:writer_pdf_Export', 'cv.html'], work)
        shutil.copy(work / 'cv.pdf', out)


def make_latex(p, work, out, template):
    (work / 'cv.tex').write_text(latex.get_template(f'{template}.tex.j2').render(p=p))
    for _ in range(2):
        run([p.get('producer', 'pdflatex'), '-interaction=nonstopmode', '-halt-on-error', 'cv.tex'], work)
    shutil.copy(work / 'cv.pdf', out)


def make_typst(p, work, out, template):
    shutil.copy(HERE / 'typst' / f'{template}.typ', work / 'cv.typ')
    (work / 'data.json').write_text(json.dumps(p))
    run(['node', str(HERE / 'typst' / 'compile.mjs'), str(work), str(out)], work)


def make_code(p, work, out, template):
    (work / 'data.json').write_text(json.dumps(p))
    script = next((HERE / 'code').glob(f'{template}.*'))
    run(['python3' if script.suffix == '.py' else 'node', str(script), str(work / 'data.json'), str(work / 'cv.docx') if p.get('word') else str(out)], work)
    if p.get('word') == 'docx':
        shutil.copy(work / 'cv.docx', out)
    elif p.get('word'):
        run(['soffice', f'-env:UserInstallation=file://{work}/lo', '--headless', '--convert-to', 'pdf', 'cv.docx'], work)
        shutil.copy(work / 'cv.pdf', out)


MAKERS = {'html': make_html, 'latex': make_latex, 'typst': make_typst, 'code': make_code}


def resave(p, out):
    """Saved once more by another program, as printers and mail filters do."""
    if p.get('resaved') == 'ghostscript':
        run(['gs', '-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', f'-sOutputFile={out}.new', str(out)], out.parent)
    elif p.get('resaved') == 'qpdf':
        run(['qpdf', '--linearize', '--object-streams=generate', str(out), f'{out}.new'], out.parent)
    elif p.get('resaved') == 'lost-ligatures':
        run(['python3', str(HERE / 'lose-ligatures.py'), str(out), f'{out}.new'], out.parent)
    else:
        return
    os.replace(f'{out}.new', out)


def build(source, only_truth):
    p = yaml.safe_load(source.read_text())
    out = OUT / f"{source.stem}.{'docx' if p.get('word') == 'docx' else 'pdf'}"
    out.with_suffix('.json').write_text(json.dumps(truth_of(p), ensure_ascii=False, indent=1) + '\n')
    if only_truth:
        return
    kind, template = p['template'].split('/')
    with tempfile.TemporaryDirectory() as folder:
        MAKERS[kind](p, Path(folder), out, template)
    resave(p, out)
    print(source.stem, p['layout'], sep=': ')


if __name__ == '__main__':
    names = [name for name in sys.argv[1:] if name != '--truths']
    for source in sorted((HERE / 'people').glob('*.yaml')):
        if not names or source.stem in names:
            build(source, '--truths' in sys.argv)
