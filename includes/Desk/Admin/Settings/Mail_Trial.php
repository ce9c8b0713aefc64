<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Notices;
use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Kernel\Settings\Tab;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Composer;
use DesignMarketplace\Mail\Mail;
use DesignMarketplace\Mail\Texts;
use DesignMarketplace\Mail\Transport;
use WP_Error;

/** Beside saving an email's texts: shows or sends it as it is typed, by the settings' form and its nonce, and resets it. */
final class Mail_Trial {

	public const PREVIEW = 'design_marketplace_mail_preview';
	public const SEND    = 'design_marketplace_mail_test';

	/** Answers with the email as a sandboxed page. */
	public function preview(): void {
		$this->check();
		$mail = $this->mail();
		header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'" );
		/* translators: %s: subject of a mail. */
		$head = esc_html( sprintf( __( 'Subject: %s', 'design-marketplace' ), $mail->subject ) );
		$head = "<p style=\"margin:0;padding:12px 16px;background:#fff;color:#1d2327;font:14px/1.4 sans-serif\">{$head}</p>";
		echo preg_replace( '/(<body[^>]*>)/', '$1' . addcslashes( $head, '\\$' ), $mail->html, 1 ); // phpcs:ignore WordPress.Security.EscapeOutput -- the mail's template escapes.
		exit;
	}

	/** Sends the email and returns to the form, which keeps the input. */
	public function send(): void {
		$this->check();
		$transport = new Transport();
		$reason    = $transport->send( $this->mail() );
		$transport->close();
		Typed_Fields::keep( Texts::SETTING, wp_unslash( $_POST[ Texts::OPTION ] ?? array() ) ); // phpcs:ignore WordPress.Security -- checked; shown escaped.
		if ( '' === $reason ) {
			/* translators: %s: e-mail address. */
			$said = __( 'The test was sent to %s. What you typed is not saved yet.', 'design-marketplace' );
			Notices::keep( sprintf( $said, wp_get_current_user()->user_email ) );
		} else {
			/* translators: %s: what the mail server said. */
			Notices::keep( sprintf( __( 'The test could not be sent: %s', 'design-marketplace' ), $reason ), 'error' );
		}
		$back = wp_get_referer();
		wp_safe_redirect( $back ? remove_query_arg( 'settings-updated', $back ) : Settings_Screen::url( Tab::Mails ) );
		exit;
	}

	/** The button for an email that has texts of its own in a language. */
	public static function reset_form( string $mail, string $language ): void {
		if ( self::has_own( $mail, $language ) ) {
			Action::open( 'reset_mail', compact( 'mail', 'language' ), Settings_Screen::url( Tab::Mails, compact( 'mail', 'language' ) ) );
			printf(
				'<p><button type="submit" class="button-link button-link-delete">%s</button></p></form>',
				esc_html__( 'Reset to the default texts', 'design-marketplace' )
			);
		}
	}

	/** @param array<string,mixed> $request `mail` and `language`. */
	public function reset( array $request ): string|WP_Error {
		$mail     = is_string( $request['mail'] ?? null ) ? $request['mail'] : '';
		$language = is_string( $request['language'] ?? null ) ? $request['language'] : '';
		if ( ! self::has_own( $mail, $language ) ) {
			return new WP_Error( 'nothing', __( 'These are the default texts already.', 'design-marketplace' ) );
		}
		$own = (array) Site_Settings::get( Texts::SETTING );
		unset( $own[ $mail ][ $language ] );
		update_option( Texts::OPTION, array_filter( $own ) );
		Typed_Fields::forget( array( Texts::SETTING ) );
		return __( 'The default texts are back.', 'design-marketplace' );
	}

	private static function has_own( string $mail, string $language ): bool {
		return ! Site_Settings::is_fixed( Texts::SETTING ) && ! empty( Site_Settings::get( Texts::SETTING )[ $mail ][ $language ] );
	}

	private function check(): void {
		check_admin_referer( Tab::Mails->group() . '-options' );
		if ( ! current_user_can( Admin::MANAGE ) ) {
			Ui::refuse();
		}
	}

	private function mail(): Mail {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- checked before; read by Texts_Reader.
		$id       = isset( $_POST['mail'] ) && is_string( $_POST['mail'] ) ? sanitize_key( $_POST['mail'] ) : '';
		$mail     = Catalogue::message( $id );
		$language = isset( $_POST['language'] ) && is_string( $_POST['language'] ) ? sanitize_key( $_POST['language'] ) : '';
		if ( ! $mail || ! isset( Contract::enum( 'languages' )[ $language ] ) ) {
			wp_die( esc_html__( 'There is no such email.', 'design-marketplace' ), '', array( 'response' => 400 ) );
		}
		$sent = isset( $_POST[ Texts::OPTION ] ) && is_array( $_POST[ Texts::OPTION ] ) ? wp_unslash( $_POST[ Texts::OPTION ] ) : array();
		// phpcs:enable
		// Locked fields are not sent.
		$texts = $sent ? $sent : (array) Site_Settings::get( Texts::SETTING );
		$user  = wp_get_current_user();
		$texts = Texts_Reader::mail( $texts[ $id ][ $language ] ?? array() );
		return Composer::sample( $mail, $language, $user->user_email, $user->display_name, $texts );
	}
}
