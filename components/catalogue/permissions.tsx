import type { SolutionChapters } from '@/content/catalogue/schema';
import { drawingLabels, grantLabels } from '@/content/chapters';
import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './permissions.module.css';

type Grant = keyof typeof grantLabels;

const grants = Object.keys(grantLabels) as Grant[];

/** A full disc, a half disc or a stroke, each with its meaning as visually hidden text. */
const shapes: Readonly<Record<Grant, string>> = {
  yes: 'M8 1a7 7 0 0 0 0 14a7 7 0 0 0 0-14z',
  own: 'M8 1a7 7 0 0 0 0 14a7 7 0 0 0 0-14zm0 1.5a5.5 5.5 0 0 1 0 11z',
  no: 'M4 7.25h8v1.5h-8z',
};

/** Table of permissions: a sign in each cell and a key to the signs. On a phone the column heads are set vertically. */
export function Permissions({
  permissions: { actions, roles },
}: {
  permissions: NonNullable<SolutionChapters['permissions']>;
}) {
  return (
    <>
      <table className={styles.root}>
        <thead>
          <tr>
            <td />
            {actions.map((action) => (
              <th key={action} scope="col" className={styles.action}>
                <span className={styles.upright}>{action}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map(({ role, grants }) => (
            <tr key={role} className={styles.row}>
              <th scope="row" className={styles.role}>
                {role}
              </th>
              {grants.map((grant, index) => (
                <td key={index}>
                  <GrantSign grant={grant} />
                  <VisuallyHidden>{grantLabels[grant]}</VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.key} aria-label={drawingLabels.key}>
        {grants.map((grant) => (
          <li key={grant} className={styles.entry}>
            <GrantSign grant={grant} /> {grantLabels[grant]}
          </li>
        ))}
      </ul>
    </>
  );
}

function GrantSign({ grant }: { grant: Grant }) {
  return (
    <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[grant]} />
    </svg>
  );
}
