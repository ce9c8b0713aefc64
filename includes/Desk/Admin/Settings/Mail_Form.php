<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Kernel\Settings\Tab;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Composer;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Texts;
use DesignMarketplace\Site\Front\Html;

/** The tab of emails: a list of all types with their languages, and the form of one. */
final class Mail_Form {

	/** Parameter of the address that fills empty fields with the plugin's texts. */
	private const START = 'start';

	public function show(): void {
		$mail = Catalogue::message( Ui::asked( 'mail' ) );
		if ( $mail ) {
			$this->form( $mail, Settings_Screen::language() );
		} else {
			$this->index();
		}
	}

	/** All types of email, with the languages that have custom texts. */
	private function index(): void {
		$own  = (array) Site_Settings::get( Texts::SETTING );
		$rows = array();
		foreach ( Catalogue::emails() as $mail => $message ) {
			$links = array();
			foreach ( Contract::enum( 'languages' ) as $code => $name ) {
				$language = (string) $code;
				$changed  = empty( $own[ $mail ][ $code ] ) ? '' : ' ' . __( '(changed)', 'design-marketplace' );
				$links[]  = Ui::link( Settings_Screen::url( Tab::Mails, compact( 'mail', 'language' ) ), $name ) . esc_html( $changed );
			}
			$rows[] = Html::of(
				'tr',
				Html::of( 'th', $message->name(), scope: 'row' ),
				Html::of( 'td', Html::safe( implode( ' | ', $links ) ) )
			);
		}
		$head = Html::of( 'th', __( 'Email', 'design-marketplace' ), scope: 'col' );
		$head = Html::all( $head, Html::of( 'th', __( 'Texts', 'design-marketplace' ), scope: 'col' ) );
		Ui::say( Html::of( 'table.widefat.striped.dm-mails', Html::of( 'thead > tr', $head ), Html::of( 'tbody', ...$rows ) ) );
	}

	/** The form of one email in one language, with a preview. */
	private function form( Message $mail, string $language ): void {
		$id    = $mail->id;
		$here  = array( 'mail' => $id, 'language' => $language );
		$fixed = Site_Settings::is_fixed( Texts::SETTING );
		$typed = Typed_Fields::of( Texts::SETTING );
		$texts = is_array( $typed ) ? ( $typed[ $id ][ $language ] ?? null ) : null;
		$texts = is_array( $texts ) ? $texts : ( ( (array) Site_Settings::get( Texts::SETTING ) )[ $id ][ $language ] ?? array() );
		$own   = Composer::defaults( $mail, $language );
		if ( '' !== Ui::asked( self::START ) && ! is_array( $typed ) ) {
			// Empty fields start with the plugin's texts. Nothing is saved by that.
			$texts = array_filter( $texts ) + $own;
		}
		Ui::say( Html::of( 'h2', $mail->name() ) );
		Settings_Screen::languages( Tab::Mails, array( 'mail' => $id ) );
		printf( '<form method="post" action="%s" class="dm-mail">', esc_url( admin_url( 'options.php' ) ) );
		settings_fields( Tab::Mails->group() );
		Ui::say( Ui::hidden( $here ) );
		Ui::p( __( 'Leave a field empty for the text it shows in grey.', 'design-marketplace' ) );
		$start = $fixed ? '' : __( 'Start from the default', 'design-marketplace' );
		Ui::p( Html::of( 'a.button.dm-start', $start, href: Settings_Screen::url( Tab::Mails, array( self::START => '1' ) + $here ) ) );
		$tokens = array_map( static fn( string $token ): Html => Html::of( 'code', "{{$token}}" ), Composer::tokens( $mail ) );
		/* translators: %s: list of placeholders. */
		$words = esc_html__( 'Placeholders: %s. In the subject long values are shortened.', 'design-marketplace' );
		Ui::p( Html::safe( sprintf( $words, implode( ' ', $tokens ) ) ) );
		echo '<table class="form-table" role="presentation"><tbody>';
		foreach ( Texts_Reader::mail_labels() as $part => $label ) {
			$text = is_scalar( $texts[ $part ] ?? '' ) ? (string) ( $texts[ $part ] ?? '' ) : '';
			$grey = $own[ $part ] ?? '';
			$note = '' === $text || $text === $grey ? '' : __( 'Changed: not the default text.', 'design-marketplace' );
			$name = Texts::OPTION . "[{$id}][{$language}][{$part}]";
			$more = array( 'name' => $name, 'id' => "dm-mail-{$part}", 'class' => 'large-text', 'placeholder' => $grey, 'disabled' => $fixed );
			Ui::say(
				Html::of(
					'tr',
					Html::of( 'th', Html::of( 'label', $label, for: "dm-mail-{$part}" ), scope: 'row' ),
					Html::of( 'td', Ui::text( $text, 'body' === $part ? 9 : 0, ...$more ), Html::of( 'p.description > strong', $note ) )
				)
			);
		}
		echo '</tbody></table><p class="submit">';
		if ( $fixed ) {
			/* translators: %s: name of a constant or environment variable. */
			$locked = esc_html__( 'Locked: set by %s.', 'design-marketplace' );
			Ui::say( Html::safe( sprintf( $locked, Html::of( 'code', Site_Settings::name( Texts::SETTING ) ) ) ) );
		} else {
			submit_button( __( 'Save Changes', 'design-marketplace' ), 'primary', 'submit', false );
		}
		/* translators: %s: e-mail address. */
		$test = sprintf( __( 'Send a test to %s', 'design-marketplace' ), wp_get_current_user()->user_email );
		Ui::say(
			' ',
			self::button( Mail_Trial::PREVIEW, __( 'Preview', 'design-marketplace' ), 'dm-preview' ),
			' ',
			self::button( Mail_Trial::SEND, $test )
		);
		echo '</p></form>';
		Mail_Trial::reset_form( $id, $language );
		$nothing = esc_html__( 'Nothing yet: press "Preview" to see the email with made-up values.', 'design-marketplace' );
		// Without scripts and same origin, so that input cannot do anything outside of the frame.
		Ui::say(
			Html::of( 'h2', __( 'Preview', 'design-marketplace' ) ),
			Html::bare(
				'iframe.dm-preview',
				name: 'dm-preview',
				sandbox: true,
				title: __( 'Preview', 'design-marketplace' ),
				srcdoc: "<p style=\"font:14px/1.4 sans-serif;color:#50575e\">{$nothing}</p>"
			)
		);
	}

	/** A button that sends the form elsewhere. */
	private static function button( string $action, string $label, ?string $target = null ): Html {
		return Html::of(
			'button.button',
			$label,
			type: 'submit',
			name: 'action',
			value: $action,
			formaction: admin_url( 'admin-post.php' ),
			formtarget: $target
		);
	}
}
