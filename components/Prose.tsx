import type { ReactNode } from 'react';
import styles from '@/components/prose.module.css';

/** Running text in lines of 65 to 75 characters, as on a legal page. It styles paragraphs, `h2`, `h3`, lists and links. */
export function Prose({ children }: Readonly<{ children: ReactNode }>) {
  return <div className={styles['prose']}>{children}</div>;
}
