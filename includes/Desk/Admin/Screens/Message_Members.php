<?php
/** Writes to members, one or many, by the outbox; what was written about is logged. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Lists\Member_List;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\On_Behalf;
use DesignMarketplace\Site\Front\Html;
use WP_Error;

final class Message_Members extends Hidden_Page {

	public const SLUG = 'design-marketplace-message';
	public const OF   = 'users';
	public const SEND = 'message_members';

	private const SUBJECT = 120;
	private const WORDS   = 5000;

	public function title(): string {
		return __( 'Write to members', 'design-marketplace' );
	}

	/** @param array<string,mixed> $request */
	public function send( array $request ): string|WP_Error {
		$ids     = self::readers( Action::ids( $request['users'] ?? array() ) );
		$subject = is_string( $request['subject'] ?? null ) ? sanitize_text_field( $request['subject'] ) : '';
		$words   = is_string( $request['words'] ?? null ) ? trim( sanitize_textarea_field( $request['words'] ) ) : '';
		$key     = is_string( $request['key'] ?? null ) ? sanitize_key( $request['key'] ) : '';
		if ( '' === $subject || '' === $words || mb_strlen( $subject ) > self::SUBJECT || mb_strlen( $words ) > self::WORDS ) {
			self::keep( get_current_user_id(), compact( 'subject', 'words' ), new WP_Error( 'words', __( 'A message needs a subject of at most 120 and a text of at most 5,000 characters.', 'design-marketplace' ) ) );
			wp_safe_redirect( self::url( ...$ids ) );
			exit;
		}
		$work = static fn( int $id ): ?WP_Error => Account_Lock::with( $id, static fn() => self::queue( $id, $key, $subject, $words ) );
		$done = array_filter( $ids, static fn( int $id ): bool => null === $work( $id ) );
		/* translators: %s: number of members. */
		$said = _n( '%s member gets your message.', '%s members get your message.', count( $done ), 'design-marketplace' );
		return $done ? Ui::counted( $said, count( $done ) ) : self::nobody();
	}

	public function show(): void {
		$ids  = self::readers( Action::ids( Ui::asked( self::OF ) ) );
		$back = Member_List::url();
		if ( ! $ids ) {
			$this->nothing( self::nobody()->get_error_message(), $back );
			return;
		}
		self::open( $this->title() );
		[ $typed ] = self::refused( get_current_user_id() );
		$text      = static fn( string $name ): string => is_string( $typed[ $name ] ?? null ) ? $typed[ $name ] : '';
		Ui::p( __( 'Each of them gets an email of their own, in your words; answers come to the administrator’s address. That you have written is logged with the subject.', 'design-marketplace' ) );
		Ui::items( array_map( array( People::class, 'name' ), $ids ) );
		Action::open( self::SEND, array( 'users' => implode( ',', $ids ), 'key' => wp_generate_uuid4() ), $back );
		$input  = array( 'name' => 'subject', 'id' => 'dm-subject', 'class' => 'large-text' );
		$input += array( 'required' => true, 'maxlength' => self::SUBJECT );
		Ui::p(
			Html::of( 'label', Html::of( 'strong', __( 'Subject', 'design-marketplace' ) ), for: 'dm-subject' ),
			Html::single( 'br' ),
			Ui::text( $text( 'subject' ), 0, ...$input )
		);
		Ui::words( 'dm-words', __( 'Message', 'design-marketplace' ), $text( 'words' ), __( 'Plain text; it begins with “Hello” and the name.', 'design-marketplace' ), maxlength: self::WORDS, required: 'required' );
		/* translators: %s: number. */
		$label = _n( 'Send to %s member', 'Send to %s members', count( $ids ), 'design-marketplace' );
		self::submit( Ui::counted( $label, count( $ids ) ), $back );
	}

	/** Queues an email and logs it; the same form sent twice does neither again. */
	private static function queue( int $id, string $key, string $subject, string $words ): ?WP_Error {
		if ( ! ( new Outbox() )->enqueue( "note:{$id}:{$key}", "user:{$id}", 'note', compact( 'subject', 'words' ) ) ) {
			return new WP_Error( 'sent_twice' );
		}
		( new On_Behalf() )->done( Reported_Item::member( $id ), Decision_Kind::Message, $subject, false );
		return null;
	}

	/**
	 * @param list<int> $ids
	 * @return list<int> The members among them whose account is not off.
	 */
	private static function readers( array $ids ): array {
		People::prime( $ids );
		return array_values( array_filter( $ids, static fn( int $id ): bool => '' !== Roles::of( $id ) && ! State::is_off( $id ) ) );
	}

	private static function nobody(): WP_Error {
		return new WP_Error( 'nobody', __( 'None of the selected accounts can be written to.', 'design-marketplace' ) );
	}
}
