import { PortalIllustration } from '@/artwork/captive-fi/PortalIllustration';
import { Icon } from '@/artwork/captive-fi/Icon';

/** The phone in the middle of the designer, with Vellaro's sign-in portal as a guest gets it. */
export function PortalPreview() {
  return (
    <div className="phone">
      <div className="phone-screen">
        <div className="phone-status">
          <span>23:00</span>
          <i />
          <Icon name="wifi" size={15} weight={2.4} />
        </div>
        <PortalIllustration />
        <div className="portal">
          <div className="portal-welcome selected-block">
            <em>Welcome</em>
            <h2>Stay a little longer</h2>
            <p>Free Wi-Fi at Vellaro, on the house.</p>
          </div>
          <div className="portal-field">First name</div>
          <div className="portal-field">Email address</div>
          <div className="portal-consent">
            <i>
              <Icon name="check" size={11} weight={3.4} />
            </i>
            Send me the winter menu
          </div>
          <div className="portal-connect">Connect</div>
          <div className="portal-link">See tonight’s menu</div>
        </div>
      </div>
    </div>
  );
}
