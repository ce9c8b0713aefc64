<?php
/** The tab of emails: a list of all types with their languages, and the form of one. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Composer;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Texts;

final class Mail_Form {

	/** Parameter of the address that fills empty fields with the plugin's texts. */
	private const START = 'start';

	/** Prints the list, or the form of the email in the address. */
	public function show(): void {
		$mail = Catalogue::message( Settings_Screen::chosen( 'mail' ) );
		if ( $mail ) {
			$this->form( $mail, Settings_Screen::language() );
		} else {
			$this->index();
		}
	}

	/** All types of email, with the languages that have custom texts. */
	private function index(): void {
		$own = (array) Site_Settings::get( Texts::SETTING );
		echo '<table class="widefat striped dm-mails"><thead><tr><th scope="col">'
			. esc_html__( 'Email', 'design-marketplace' )
			. '</th><th scope="col">'
			. esc_html__( 'Texts', 'design-marketplace' )
			. '</th></tr></thead><tbody>';
		foreach ( Catalogue::all() as $id => $mail ) {
			$links = array();
			foreach ( Contract::enum( 'languages' ) as $code => $name ) {
				$changed = empty( $own[ $id ][ $code ] ) ? '' : ' ' . __( '(changed)', 'design-marketplace' );
				$links[] = sprintf( // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
					'<a href="%s">%s</a>%s',
					esc_url(
						Settings_Screen::url(
							Tabs::MAILS,
							array(
								'mail'     => $id,
								'language' => (string) $code,
							)
						)
					),
					esc_html( $name ),
					esc_html( $changed )
				);
			}
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $mail->name() ), implode( ' | ', $links ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		}
		echo '</tbody></table>';
	}

	/** The form of one email in one language, with a preview. */
	private function form( Message $mail, string $language ): void {
		$id    = $mail->id;
		$fixed = Site_Settings::is_fixed( Texts::SETTING );
		$typed = Typed_Fields::of( Texts::SETTING );
		$texts = is_array( $typed ) ? ( $typed[ $id ][ $language ] ?? null ) : null;
		$texts = is_array( $texts ) ? $texts : ( ( (array) Site_Settings::get( Texts::SETTING ) )[ $id ][ $language ] ?? array() );
		$own   = Composer::defaults( $mail, $language );
		if ( '' !== Settings_Screen::chosen( self::START ) && ! is_array( $typed ) ) {
			// Empty fields start with the plugin's texts. Nothing is saved by that.
			$texts = array_filter( $texts ) + $own;
		}
		printf( '<h2>%s</h2>', esc_html( $mail->name() ) );
		Settings_Screen::languages( Tabs::MAILS, array( 'mail' => $id ) );
		printf( '<form method="post" action="%s" class="dm-mail">', esc_url( admin_url( 'options.php' ) ) );
		settings_fields( Tabs::group( Tabs::MAILS ) );
		printf(
			'<input type="hidden" name="mail" value="%s"><input type="hidden" name="language" value="%s">',
			esc_attr( $id ),
			esc_attr( $language )
		);
		printf( '<p>%s</p>', esc_html__( 'Leave a field empty for the text it shows in grey.', 'design-marketplace' ) );
		if ( ! $fixed ) {
			printf( // phpcs:ignore WordPress.Arrays -- short.
				'<p><a class="button dm-start" href="%s">%s</a></p>',
				esc_url(
					Settings_Screen::url(
						Tabs::MAILS,
						array(
							'mail'      => $id,
							'language'  => $language,
							self::START => '1',
						)
					)
				),
				esc_html__( 'Start from the default', 'design-marketplace' )
			);
		}
		printf( // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
			'<p>%s</p>',
			sprintf(
				/* translators: %s: list of placeholders. */
				esc_html__( 'Placeholders: %s. In the subject long values are shortened.', 'design-marketplace' ),
				'<code>{' . implode( '}</code> <code>{', array_map( 'esc_html', Composer::tokens( $mail ) ) ) . '}</code>'
			)
		);
		echo '<table class="form-table" role="presentation"><tbody>';
		foreach ( self::labels() as $part => $label ) {
			$this->part(
				$part,
				$label,
				Texts::OPTION . "[{$id}][{$language}][{$part}]",
				(string) ( is_scalar( $texts[ $part ] ?? '' ) ? $texts[ $part ] ?? '' : '' ),
				$own[ $part ] ?? '',
				$fixed
			);
		}
		echo '</tbody></table><p class="submit">';
		if ( $fixed ) {
			printf(
				'%s ',
				sprintf(
					/* translators: %s: name of a constant or environment variable. */
					esc_html__( 'Locked: set by %s.', 'design-marketplace' ),
					'<code>' . esc_html( Site_Settings::name( Texts::SETTING ) ) . '</code>'
				)
			);
		} else {
			submit_button( __( 'Save Changes', 'design-marketplace' ), 'primary', 'submit', false );
		}
		printf(
			' <button type="submit" class="button" name="action" value="%s" formaction="%s" formtarget="dm-preview">%s</button> ',
			esc_attr( Mail_Trial::PREVIEW ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_html__( 'Preview', 'design-marketplace' )
		);
		printf(
			'<button type="submit" class="button" name="action" value="%s" formaction="%s">%s</button></p></form>',
			esc_attr( Mail_Trial::SEND ),
			esc_url( admin_url( 'admin-post.php' ) ),
			/* translators: %s: e-mail address. */
			esc_html( sprintf( __( 'Send a test to %s', 'design-marketplace' ), wp_get_current_user()->user_email ) )
		);
		Mail_Reset::form( $id, $language );
		// Without scripts and same origin, so that input cannot do anything outside of the frame.
		printf(
			'<h2>%1$s</h2><iframe name="dm-preview" class="dm-preview" sandbox title="%1$s" srcdoc="%2$s"></iframe>',
			esc_attr__( 'Preview', 'design-marketplace' ),
			esc_attr(
				'<p style="font:14px/1.4 sans-serif;color:#50575e">'
					. esc_html__( 'Nothing yet: press "Preview" to see the email with made-up values.', 'design-marketplace' )
					. '</p>'
			)
		);
	}

	/**
	 * @param string $grey  The plugin's text, as placeholder.
	 * @param bool   $fixed Whether a constant or the environment decides.
	 */
	private function part( string $part, string $label, string $name, string $value, string $grey, bool $fixed ): void {
		$off = disabled( $fixed, true, false );
		printf( '<tr><th scope="row"><label for="dm-mail-%s">%s</label></th><td>', esc_attr( $part ), esc_html( $label ) );
		if ( 'body' === $part ) {
			printf(
				'<textarea name="%s" id="dm-mail-%s" rows="9" class="large-text" placeholder="%s"%s>%s</textarea>',
				esc_attr( $name ),
				esc_attr( $part ),
				esc_attr( $grey ),
				$off, // phpcs:ignore WordPress.Security.EscapeOutput -- disabled() is core's.
				esc_textarea( $value )
			);
		} else {
			printf(
				'<input type="text" name="%s" id="dm-mail-%s" value="%s" class="large-text" placeholder="%s"%s>',
				esc_attr( $name ),
				esc_attr( $part ),
				esc_attr( $value ),
				esc_attr( $grey ),
				$off // phpcs:ignore WordPress.Security.EscapeOutput -- disabled() is core's.
			);
		}
		if ( '' !== $value && $value !== $grey ) {
			printf(
				'<p class="description"><strong>%s</strong></p>',
				esc_html__( 'Changed: not the default text.', 'design-marketplace' )
			);
		}
		echo '</td></tr>';
	}

	/** @return array<string,string> */
	public static function labels(): array {
		return array(
			'subject' => __( 'Subject', 'design-marketplace' ),
			'heading' => __( 'Heading', 'design-marketplace' ),
			'body'    => __( 'Text', 'design-marketplace' ),
			'button'  => __( 'Button', 'design-marketplace' ),
		);
	}
}
