import type { ReactNode } from 'react';
import styles from '@/components/prose.module.css';

/**
 * Running text in lines of 65 to 75 characters. It styles plain elements: paragraphs, headings from `h2` down, lists,
 * tables, questions and answers (`details`), quotes and forms. A class on an element overrides its style.
 */
export function Prose({ children }: Readonly<{ children: ReactNode }>) {
  return <div className={styles['prose']}>{children}</div>;
}
