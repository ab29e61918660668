import { CheckMark } from '@/artwork/shftlst/CheckMark';
import { DragHandle } from '@/artwork/shftlst/DragHandle';
import { Icon } from '@/artwork/shftlst/Icon';
import { Phone } from '@/artwork/shftlst/Phone';
import { Wordmark } from '@/artwork/shftlst/Wordmark';
import { currentTaskId, formatClock, formatWindow, template, templateTasks } from '@/artwork/shftlst/shift';

const photoCount = templateTasks.filter(({ proof }) => proof === 'photo').length;

/** The section with the selected task; the preview has scrolled to it, the editor has only it open. */
const openIndex = template.sections.findIndex(({ tasks }) => tasks.some(({ id }) => id === currentTaskId));

/** The checklist template editor with one section open, one task selected and the phone it all lands on. */
export function TemplateEditor() {
  return (
    <div className="page editor-page">
      <main className="editor">
        <header className="editor-head">
          <Wordmark />
          <div>
            <h1>{template.name}</h1>
            <p>
              {templateTasks.length} tasks · {photoCount} photo proofs
            </p>
          </div>
          <button className="button" type="button">
            Publish
          </button>
        </header>
        {template.sections.map((section, index) => {
          const open = index === openIndex;
          return (
            <section key={section.name} className="editor-section">
              <h2>
                <DragHandle />
                {section.name}
                <span className="chip chip-plain">
                  <Icon name="clock" size={15} />
                  {formatWindow(section.from, section.by)}
                </span>
                {open ? (
                  <span className="chip chip-plain">
                    <Icon name="person" size={15} />
                    {section.role}
                  </span>
                ) : (
                  <span className="editor-count">{section.tasks.length} tasks</span>
                )}
                {!open && <Icon name="chevron" size={18} />}
              </h2>
              {open &&
                section.tasks.map(({ id, title, role }) =>
                  id === currentTaskId ? (
                    <div key={id} className="editor-task editor-task-selected">
                      <p>
                        <DragHandle />
                        <b>{title}</b>
                      </p>
                      <div className="editor-settings">
                        <span className="setting setting-photo">
                          <Icon name="camera" size={20} />
                          Photo required
                          <i className="toggle" />
                        </span>
                        <span className="setting">
                          <small>Role</small>
                          {role ?? section.role}
                          <Icon name="chevron" size={16} />
                        </span>
                        <span className="setting">
                          <small>Due</small>
                          {formatClock(section.by)}
                        </span>
                      </div>
                    </div>
                  ) : (
                    <div key={id} className="editor-task">
                      <DragHandle />
                      <b>{title}</b>
                      {role && (
                        <span className="chip chip-plain">
                          <Icon name="person" size={15} />
                          {role}
                        </span>
                      )}
                      <Icon name="camera" size={20} />
                    </div>
                  ),
                )}
            </section>
          );
        })}
      </main>
      <aside className="preview">
        <p className="preview-label">
          <i />
          Live preview
        </p>
        <Phone className="phone-preview">
          <header className="tally tally-preview">
            <p className="tally-title">{template.name}</p>
            <p className="tally-figure">
              0<small> of {templateTasks.length}</small>
            </p>
          </header>
          {template.sections.map((section, index) => (
            <section key={section.name} className="phone-section">
              <h2>
                {section.name}
                {index < openIndex && <span>{section.tasks.length} tasks</span>}
              </h2>
              {index >= openIndex &&
                section.tasks.map(({ id, title, proof }) => (
                  <div
                    key={id}
                    className={id === currentTaskId ? 'phone-task phone-task-current' : 'phone-task'}
                  >
                    <CheckMark ticked={false} size={26} />
                    <b>{title}</b>
                    {proof && <Icon name="camera" size={20} />}
                  </div>
                ))}
            </section>
          ))}
        </Phone>
      </aside>
    </div>
  );
}
