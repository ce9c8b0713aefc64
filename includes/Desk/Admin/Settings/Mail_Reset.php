<?php
/** Resets an email in one language to the plugin's texts, by a button. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Texts;
use WP_Error;

final class Mail_Reset {

	private const ACTION = 'reset_mail';

	/** The button, if there are custom texts. */
	public static function form( string $mail, string $language ): void {
		if ( Site_Settings::is_fixed( Texts::SETTING ) || empty( Site_Settings::get( Texts::SETTING )[ $mail ][ $language ] ) ) {
			return;
		}
		printf( '<form method="post" action="%s"><p>', esc_url( admin_url( 'admin-post.php' ) ) );
		Action::fields( self::ACTION, Settings_Screen::url( Tabs::MAILS, compact( 'mail', 'language' ) ) );
		printf(
			'<input type="hidden" name="mail" value="%s"><input type="hidden" name="language" value="%s"><button type="submit" class="button-link button-link-delete">%s</button></p></form>',
			esc_attr( $mail ),
			esc_attr( $language ),
			esc_html__( 'Reset to the default texts', 'design-marketplace' )
		);
	}

	/** @param array<string,mixed> $request Request with `mail` and `language`. */
	public function reset( array $request ): string|WP_Error {
		$own      = (array) Site_Settings::get( Texts::SETTING );
		$mail     = is_string( $request['mail'] ?? null ) ? $request['mail'] : '';
		$language = is_string( $request['language'] ?? null ) ? $request['language'] : '';
		if ( Site_Settings::is_fixed( Texts::SETTING ) || empty( $own[ $mail ][ $language ] ) ) {
			return new WP_Error( 'nothing', __( 'These are the default texts already.', 'design-marketplace' ) );
		}
		unset( $own[ $mail ][ $language ] );
		update_option( Texts::OPTION, array_filter( $own ) );
		Typed_Fields::forget( array( Texts::SETTING ) );
		return __( 'The default texts are back.', 'design-marketplace' );
	}
}
