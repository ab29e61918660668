import type { ReactNode } from 'react';
import styles from '@/components/prose.module.css';

/** Running text in lines of 65 to 75 characters: paragraphs, headings from `h2` down, lists and links. */
export function Prose({ children }: Readonly<{ children: ReactNode }>) {
  return <div className={styles['prose']}>{children}</div>;
}
