import { expect, test } from '@playwright/test';
import { motionControlOf, pressMotionControl } from '@/e2e/support/motion';
import { loadPictures, waitForScript } from '@/e2e/support/page';
import { exportedPages } from '@/e2e/support/exported-pages';

for (const { file, address } of exportedPages) {
  for (const width of [360, 768, 1280, 1920]) {
    test(`${address} at ${width} px`, async ({ page }) => {
      const expectScreenshot = (state: string, fullPage = true) =>
        expect.soft(page).toHaveScreenshot([file, `${width}${state}.png`], { fullPage });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await waitForScript(page);
      if ((await motionControlOf(page).count()) > 0) await pressMotionControl(page);
      await loadPictures(page);
      await expectScreenshot('');
      await page.emulateMedia({ media: 'print' });
      await expectScreenshot('-paper');
      await page.emulateMedia({ media: 'screen' });
      const link = page.locator('header a, main a').filter({ visible: true }).last();
      await link.hover();
      await expectScreenshot('-hover', false);
      await link.focus();
      await expectScreenshot('-focus', false);
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      // A screenshot of the full page would reset the font size.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      await expectScreenshot('-large', false);
    });
  }
}
