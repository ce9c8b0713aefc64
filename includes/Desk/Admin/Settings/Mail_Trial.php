<?php
/** Shows an email with the texts in the form, or sends it to the current user, before they are saved. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Notices;
use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Composer;
use DesignMarketplace\Mail\Mail;
use DesignMarketplace\Mail\Texts;
use DesignMarketplace\Mail\Transport;

/** Both requests come from the settings' form, with its nonce. */
final class Mail_Trial {

	public const PREVIEW = 'design_marketplace_mail_preview';
	public const SEND    = 'design_marketplace_mail_test';

	/** Answers with the email as a sandboxed page. */
	public function preview(): void {
		$this->check();
		$mail = $this->mail();
		header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'" );
		$head = sprintf( '<p style="margin:0;padding:12px 16px;background:#fff;color:#1d2327;font:14px/1.4 sans-serif">%s</p>', esc_html( sprintf( /* translators: %s: subject of a mail. */ __( 'Subject: %s', 'design-marketplace' ), $mail->subject ) ) );
		echo preg_replace( '/(<body[^>]*>)/', '$1' . addcslashes( $head, '\\$' ), $mail->html, 1 ); // phpcs:ignore WordPress.Security.EscapeOutput -- the mail's template escapes.
		exit;
	}

	/** Sends the email and returns to the form, which keeps the input. */
	public function send(): void {
		$this->check();
		$user      = wp_get_current_user();
		$transport = new Transport();
		$reason    = $transport->send( $this->mail() );
		$transport->close();
		Typed_Fields::keep( Texts::SETTING, wp_unslash( $_POST[ Texts::OPTION ] ?? array() ) ); // phpcs:ignore WordPress.Security -- checked; shown escaped.
		Notices::keep(
			'' === $reason
				/* translators: %s: e-mail address. */
				? sprintf( __( 'The test was sent to %s. What you typed is not saved yet.', 'design-marketplace' ), $user->user_email )
				/* translators: %s: what the mail server said. */
				: sprintf( __( 'The test could not be sent: %s', 'design-marketplace' ), $reason ),
			'' === $reason ? 'success' : 'error'
		);
		$back = wp_get_referer();
		wp_safe_redirect( $back ? remove_query_arg( 'settings-updated', $back ) : Settings_Screen::url( Tabs::MAILS ) );
		exit;
	}

	/** Checks nonce and capability. */
	private function check(): void {
		check_admin_referer( Tabs::group( Tabs::MAILS ) . '-options' );
		if ( ! current_user_can( Admin::MANAGE ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'design-marketplace' ), '', array( 'response' => 403 ) );
		}
	}

	private function mail(): Mail {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- checked before; read by Mail_Reader.
		$id       = isset( $_POST['mail'] ) && is_string( $_POST['mail'] ) ? sanitize_key( $_POST['mail'] ) : '';
		$mail     = Catalogue::message( $id );
		$language = isset( $_POST['language'] ) && is_string( $_POST['language'] ) ? sanitize_key( $_POST['language'] ) : '';
		if ( ! $mail || ! isset( Contract::enum( 'languages' )[ $language ] ) ) {
			wp_die( esc_html__( 'There is no such email.', 'design-marketplace' ), '', array( 'response' => 400 ) );
		}
		$sent  = isset( $_POST[ Texts::OPTION ] ) && is_array( $_POST[ Texts::OPTION ] ) ? wp_unslash( $_POST[ Texts::OPTION ] ) : array();
		$texts = Mail_Reader::texts( $sent[ $id ][ $language ] ?? array() );
		// phpcs:enable
		if ( ! $sent ) {
			// Locked fields are not sent.
			$texts = Mail_Reader::texts( ( (array) Site_Settings::get( Texts::SETTING ) )[ $id ][ $language ] ?? array() );
		}
		$user = wp_get_current_user();
		return Composer::sample( $mail, $language, $user->user_email, $user->display_name, $texts );
	}
}
