<?php
/** A letter on its way: its languages, who gets it, how they see it, a test, sending, stopping. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Desk\Letters\Letter;
use DesignMarketplace\Desk\Letters\Letter_Mails;
use DesignMarketplace\Desk\Letters\Letter_Type;
use DesignMarketplace\Desk\Letters\Readers;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Composer;
use DesignMarketplace\Mail\Mail;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\Mail\Status;
use DesignMarketplace\Mail\Transport;
use DesignMarketplace\Site\Front\Html;
use WP_Error;
use WP_Post;

/** @phpstan-import-type Sending from Letter */
final class Letter_Screen extends Hidden_Page {

	public const SLUG = 'design-marketplace-letter';
	public const OF   = 'letter';

	/** Members it is shown as, and those among whom they are looked for, so that they read different languages. */
	private const SHOWN  = 3;
	private const AMONG  = 100;
	private const REASON = 500;

	/** The fields of its form. */
	private const TYPED = array( 'group', 'kind', 'reason' );

	private const FORM = 'dm-letter-send';

	/** @param array<string,mixed> $request */
	public function translate( array $request ): WP_Error {
		$language = is_string( $request['language'] ?? null ) ? $request['language'] : '';
		$id       = isset( Contract::enum( 'languages' )[ $language ] ) ? self::letter( $request )->translate( $language ) : 0;
		if ( 0 === $id ) {
			return new WP_Error( 'no_letter', __( 'There is no such letter.', 'design-marketplace' ) );
		}
		wp_safe_redirect( (string) get_edit_post_link( $id, 'raw' ) );
		exit;
	}

	/**
	 * Does what the pressed button says. What was chosen and typed stands in the form again, but for a letter that goes.
	 * @param array<string,mixed> $request
	 */
	public function act( array $request ): string {
		$typed  = array_filter( array_intersect_key( $request, array_flip( self::TYPED ) ), 'is_string' );
		$do     = $request['do'] ?? '';
		$is_new = isset( $request['seen'] ) && ( $typed['group'] ?? '' ) !== $request['seen'];
		$said   = match ( true ) {
			'look' === $do => '',
			'test' === $do => $this->test( $request ),
			$is_new        => new WP_Error( 'not_seen', __( 'You have chosen another group. Here is who gets it now: look, then send the letter.', 'design-marketplace' ) ),
			default        => $this->send( $request ),
		};
		if ( '' === $do && is_string( $said ) ) {
			return $said;
		}
		$back = add_query_arg( array_map( 'rawurlencode', $typed ), self::url( self::sent( $request, 'letter' ) ) );
		Action::answer( $said, $back, is_back: true );
	}

	/** @param array<string,mixed> $request */
	public function test( array $request ): string|WP_Error {
		$user       = wp_get_current_user();
		$letter     = self::letter( $request );
		$transport  = new Transport();
		$is_service = $letter->is_service( $request['kind'] ?? '' );
		$failed     = '';
		foreach ( array_keys( $letter->languages() ) as $language ) {
			$locale = Languages::locale( $language, Languages::site_locale() );
			$mail   = self::mail( $letter, $is_service, $user->user_email, $user->display_name, 'designer', $locale );
			$failed = $mail && '' === $failed ? $transport->send( $mail ) : $failed;
		}
		$transport->close();
		return '' === $failed
			/* translators: %s: e-mail address. */
			? sprintf( __( 'The test was sent to %s.', 'design-marketplace' ), $user->user_email )
			/* translators: %s: what the mail server said. */
			: new WP_Error( 'not_sent', sprintf( __( 'The test could not be sent: %s', 'design-marketplace' ), $failed ) );
	}

	/** @param array<string,mixed> $request */
	private function send( array $request ): string|WP_Error {
		$is_service = 'service' === ( $request['kind'] ?? '' );
		$reason     = $is_service && is_string( $request['reason'] ?? null ) ? Text::plain( $request['reason'], false ) : '';
		$reason     = mb_substr( $reason, 0, self::REASON );
		$group      = is_string( $request['group'] ?? null ) ? $request['group'] : '';
		$chosen     = Readers::groups()[ $group ] ?? null;
		$letter     = self::letter( $request );
		if ( $is_service && '' === $reason ) {
			return new WP_Error( 'no_reason', __( 'A service message needs a reason.', 'design-marketplace' ) );
		}
		if ( ! $chosen && ! $letter->sending() ) {
			return new WP_Error( 'no_group', __( 'Please choose who gets it.', 'design-marketplace' ) );
		}
		$number = $letter->send( $chosen['filters'] ?? array(), $reason );
		return $number instanceof WP_Error
			? $number
			/* translators: %s: number of members. */
			: Ui::counted( _n( 'The letter goes to %s member.', 'The letter goes to %s members.', $number, 'design-marketplace' ), $number );
	}

	/** @param array<string,mixed> $request */
	public function stop( array $request ): string|WP_Error {
		return self::letter( $request )->stop()
			? __( 'Stopped. Whoever has not got the letter yet does not get it.', 'design-marketplace' )
			: new WP_Error( 'not_going', __( 'This letter is not being sent.', 'design-marketplace' ) );
	}

	public function title(): string {
		return __( 'Send a letter', 'design-marketplace' );
	}

	public function show(): void {
		$letter = new Letter( self::number() );
		$posts  = $letter->languages();
		if ( ! $posts ) {
			$this->nothing( __( 'There is no such letter.', 'design-marketplace' ), Menu::list_url( Letter_Type::NAME ) );
			return;
		}
		$sending = $letter->sending();
		$group   = Ui::asked( 'group' );
		$group   = isset( Readers::groups()[ $group ] ) ? $group : 'all';
		$filters = $sending['filters'] ?? Readers::groups()[ $group ]['filters'];
		self::open( '' === reset( $posts )->post_title ? $this->title() : reset( $posts )->post_title );
		echo '<div class="dm-letter">';
		if ( $sending ) {
			$this->progress( $letter, $sending );
		}
		if ( ! $letter->is_going() ) {
			$this->texts( $letter, $posts );
		}
		if ( ! $sending ) {
			$this->readers( $group );
		}
		$this->previews( $letter, $filters );
		$this->trial( $letter, ! $sending );
		if ( ! $sending ) {
			$this->form( $letter, $group, $filters );
		}
		echo '</div></div>';
	}

	/**
	 * How far it is, with the button that stops it or goes on.
	 * @param Sending $sending
	 */
	private function progress( Letter $letter, array $sending ): void {
		$numbers = $letter->numbers();
		$rows    = array();
		foreach ( Status::cases() as $status ) {
			if ( isset( $numbers[ $status->value ] ) ) {
				$url    = Menu::url( Outbox::SLUG, array( 'event' => $letter->event(), 'status' => $status->value ) );
				$rows[] = array( Html::of( 'a', $status->label(), href: $url ), number_format_i18n( $numbers[ $status->value ] ) );
			}
		}
		/* translators: %s: number of members. */
		$to = Ui::counted( _n( 'To %s member', 'To %s members', $sending['number'], 'design-marketplace' ), $sending['number'] );
		Ui::say( Html::of( 'h2', Letter::label( $sending ) ) );
		/* translators: 1: "To 12 members", 2: name of an administrator, 3: date and time. */
		$said = esc_html__( '%1$s, by %2$s, %3$s', 'design-marketplace' );
		$name = esc_html( People::name( $sending['by'] ) );
		Ui::p( Html::safe( sprintf( $said, esc_html( $to ), $name, People::time( $sending['begun'] ) ) ) );
		if ( '' !== $sending['reason'] ) {
			Ui::p( __( 'Service message', 'design-marketplace' ) . ": {$sending['reason']}" );
		}
		if ( $rows ) {
			Ui::table( 'dm-table', array( __( 'Status', 'design-marketplace' ), __( 'Emails', 'design-marketplace' ) ), $rows );
		}
		if ( Letter::GOING === $sending['state'] ) {
			$this->button( 'letter_stop', $letter, __( 'Stop', 'design-marketplace' ) );
		} elseif ( Letter::STOPPED === $sending['state'] ) {
			$this->button( 'letter_send', $letter, __( 'Send it to the others', 'design-marketplace' ), true );
		}
	}

	/** @param array<string,WP_Post> $posts */
	private function texts( Letter $letter, array $posts ): void {
		$lines = array();
		foreach ( Contract::enum( 'languages' ) as $code => $name ) {
			$post    = $posts[ $code ] ?? null;
			$lines[] = $post
				? array( "{$name}: {$post->post_title}", (string) get_edit_post_link( $post->ID, 'raw' ) )
				/* translators: %s: name of a language. */
				: array( sprintf( __( '%s: write it', 'design-marketplace' ), $name ), html_entity_decode( Action::url( 'letter_language', array( 'letter' => $letter->id, 'language' => (string) $code ) ) ) );
		}
		Ui::say( Html::of( 'h2', __( 'Languages', 'design-marketplace' ) ) );
		Ui::p( __( 'Each member gets it in their own language, and in the first one where there is none.', 'design-marketplace' ) );
		Ui::links( $lines );
	}

	/** The choice belongs to the form below: what is chosen is what is sent. */
	private function readers( string $group ): void {
		$label = __( 'Who gets it', 'design-marketplace' );
		$names = array_map( static fn( array $one ): string => $one['name'], Readers::groups() );
		Ui::say(
			Html::of( 'h2', $label ),
			Html::of( 'label.screen-reader-text', $label, for: 'dm-group' ),
			Ui::select( $names, $group, id: 'dm-group', name: 'group', form: self::FORM ),
			' ',
			Html::of( 'button.button', __( 'Choose', 'design-marketplace' ), name: 'do', value: 'look', form: self::FORM )
		);
	}

	/** @param array<string,string> $filters */
	private function previews( Letter $letter, array $filters ): void {
		$is_service = $letter->is_service( Ui::asked( 'kind' ) );
		$frame      = static function ( Recipient $to ) use ( $letter, $is_service ): Html {
			$mail  = self::mail( $letter, $is_service, $to->email, $to->name, $to->role, $to->locale );
			$code  = Languages::code( '' === $to->locale ? Languages::site_locale() : $to->locale );
			$title = sprintf( '%s, %s', $to->name, Contract::enum( 'languages' )[ $code ] ?? $code );
			return Html::of(
				'figure',
				Html::of( 'figcaption', Html::of( 'strong', $title ), Html::single( 'br' ), $mail->subject ?? '' ),
				Html::bare( 'iframe', title: $title, sandbox: '', srcdoc: $mail->html ?? '' )
			);
		};
		$found      = self::different( Readers::ids( $filters, true, 0, self::AMONG ) );
		$frames     = Html::of( 'div.dm-letter-previews', Html::each( $frame, $found ) );
		Ui::say( Html::of( 'h2', __( 'Preview', 'design-marketplace' ) ), $frames );
		if ( ! $found ) {
			Ui::p( __( 'Nobody would get it.', 'design-marketplace' ) );
		}
	}

	/**
	 * Some members, as different as they can be in language and role.
	 * @param list<int> $ids
	 * @return list<Recipient>
	 */
	private static function different( array $ids ): array {
		People::prime( $ids );
		$people = array_filter( array_map( static fn( int $id ): ?Recipient => Recipient::book()->find( $id ), $ids ) );
		$one    = array();
		foreach ( $people as $person ) {
			$one[ "{$person->locale} {$person->role}" ] ??= $person;
		}
		$ordered = array_values( $one );
		foreach ( $people as $person ) {
			if ( ! in_array( $person, $ordered, true ) ) {
				$ordered[] = $person;
			}
		}
		return array_slice( $ordered, 0, self::SHOWN );
	}

	private function trial( Letter $letter, bool $has_form ): void {
		/* translators: %s: e-mail address. */
		$label = sprintf( __( 'Send a test to %s', 'design-marketplace' ), wp_get_current_user()->user_email );
		if ( $has_form ) {
			Ui::p( Html::of( 'button.button', $label, name: 'do', value: 'test', form: self::FORM ) );
		} else {
			$this->button( 'letter_test', $letter, $label );
		}
	}

	/** @param array<string,string> $filters */
	private function form( Letter $letter, string $group, array $filters ): void {
		$number = static fn( string $words, bool $is_service ): string => Ui::counted( $words, Readers::count( $filters, $is_service ) );
		$radio  = static fn( string $value, string $label, bool $checked ): Html => Html::of(
			'p > label',
			Html::single( 'input', type: 'radio', name: 'kind', value: $value, checked: $checked ),
			" {$label}"
		);
		Ui::say( Html::of( 'h2', __( 'Send', 'design-marketplace' ) ) );
		Action::open( 'letter_send', array( 'letter' => $letter->id, 'seen' => $group ), more: ' id="' . self::FORM . '"' );
		$is_service = 'service' === Ui::asked( 'kind' );
		echo '<fieldset><legend class="screen-reader-text">' . esc_html__( 'Send', 'design-marketplace' ) . '</legend>';
		Ui::say(
			/* translators: %s: number of members. */
			$radio( 'newsletter', $number( __( 'Newsletter, to those who want it (%s). One click in it ends it.', 'design-marketplace' ), false ), ! $is_service ),
			/* translators: %s: number of members. */
			$radio( 'service', $number( __( 'Service message, to all of them (%s). Only for what they have to know; the reason is logged.', 'design-marketplace' ), true ), $is_service ),
			Html::of(
				'p',
				Html::of( 'label', __( 'Reason for a service message', 'design-marketplace' ), for: 'dm-reason' ),
				Html::single( 'br' ),
				Ui::text( Ui::asked( 'reason' ), 0, id: 'dm-reason', name: 'reason', class: 'regular-text', maxlength: self::REASON )
			)
		);
		echo '</fieldset>';
		submit_button( __( 'Send the letter', 'design-marketplace' ), 'primary', 'submit', false );
		echo '</form>';
	}

	private function button( string $action, Letter $letter, string $label, bool $is_primary = false ): void {
		Action::open( $action, array( 'letter' => $letter->id ) );
		Ui::p( Html::of( $is_primary ? 'button.button.button-primary' : 'button.button', $label, type: 'submit' ) );
		echo '</form>';
	}

	/** @param array<string,mixed> $request */
	private static function letter( array $request ): Letter {
		return new Letter( self::sent( $request, 'letter' ) );
	}

	/** As somebody gets it, but without their link that ends it. */
	private static function mail( Letter $letter, bool $is_service, string $email, string $name, string $role, string $locale ): ?Mail {
		$message = Catalogue::message( $is_service ? Letter_Mails::SERVICE : Letter_Mails::NEWSLETTER );
		$to      = new Recipient( 0, $email, $name, $role, $locale, false, array( Message::NEWSLETTER ) );
		return $message ? Composer::compose( $message, $to, array( 'letter' => $letter->id ), 'sample|' . wp_generate_uuid4() ) : null;
	}
}
