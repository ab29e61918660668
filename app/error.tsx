'use client';

// `npm run dev` shows it by Next.js, and lean pages by `hydrate.tsx`.
export { ErrorPage as default } from '@/components/ErrorPage';
