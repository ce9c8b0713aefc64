<?php
/** Ends optional emails without a login: by the mail program's own button, or by a link and the button on its page. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Kernel\Link_Proof;

/** Scanners of mail servers open links, so only a POST changes anything. The link is signed. */
final class Unsubscribe {

	private const PARAMETER = 'design_marketplace_unsubscribe';

	/** Name of the button that starts them again. */
	private const AGAIN = 'design_marketplace_remind';

	/** Names of the buttons that end the emails of every category, and begin them again. */
	private const ALL       = 'design_marketplace_end_all';
	private const ALL_AGAIN = 'design_marketplace_begin_all';

	/** Link that ends the optional emails of a category to a user. Samples have no user: the site's address. */
	public static function url( int $user_id, string $category = Message::ALERTS ): string {
		return 0 === $user_id
			? home_url( '/' )
			: add_query_arg( self::PARAMETER, $user_id . '.' . self::proof( $user_id, $category ), home_url( '/' ) );
	}

	public function answer(): void {
		$asked = Link_Page::asked( self::PARAMETER );
		if ( $asked ) {
			Link_Page::send( ...$this->handle( ...$asked, again: isset( $_POST[ self::AGAIN ] ), all: self::all() ) ); // phpcs:ignore WordPress.Security.NonceVerification -- the token is the proof.
			exit;
		}
	}

	/**
	 * Runs the link's action.
	 * @param bool  $again Whether the page's button was pressed that starts the emails again.
	 * @param ?bool $all   See all().
	 * @return array{int,string} Status and page.
	 */
	public function handle( string $token, bool $post, bool $again = false, ?bool $all = null ): array {
		return Link_Page::attempt(
			'Link that ends mails',
			$post,
			fn(): array => $this->respond( $token, $post, $again, $all ),
			self::pressed( $all, $again ? self::AGAIN : '' )
		);
	}

	/** True if the request ends the emails of every category, false if it begins them again, null for neither. */
	public static function all(): ?bool {
		// phpcs:disable WordPress.Security.NonceVerification -- the token is the proof.
		if ( isset( $_POST[ self::ALL ] ) ) {
			return true;
		}
		return isset( $_POST[ self::ALL_AGAIN ] ) ? false : null;
		// phpcs:enable
	}

	/**
	 * The name of the button that was pressed.
	 * @param ?bool  $all   See all().
	 * @param string $other Name of the page's own button, if it was that one.
	 */
	public static function pressed( ?bool $all, string $other ): string {
		return match ( $all ) {
			true  => self::ALL,
			false => self::ALL_AGAIN,
			null  => $other,
		};
	}

	public static function all_button(): string {
		return Link_Page::button( __( 'Stop all optional emails', 'design-marketplace' ), self::ALL );
	}

	/**
	 * Ends the emails of every category, or begins those again that have no place in the settings.
	 * @param bool $all See all().
	 */
	public static function everything( Address_Book $book, int $user_id, bool $all ): string {
		if ( ! $all ) {
			$book->begin_again( $user_id, Message::REMINDERS );
			$book->begin_again( $user_id, Message::MESSAGES );
			$book->begin_again( $user_id, Message::SITE );
			return Link_Page::html( __( 'Done. We will remind you and tell you about new messages again.', 'design-marketplace' ) );
		}
		$book->unsubscribe_all( $user_id );
		return Link_Page::html(
			__( 'We no longer send you the newsletter, alerts, reminders or emails about new messages.', 'design-marketplace' ),
			array(
				__(
					'We still write to you about your account, your applications and your design jobs. You can turn on the newsletter, alerts and saved searches again in your settings.',
					'design-marketplace'
				),
			),
			more: Link_Page::button( __( 'Remind me and tell me about messages again', 'design-marketplace' ), self::ALL_AGAIN )
		);
	}

	/**
	 * The same, where the database does it.
	 * @param ?bool $all See all().
	 * @return array{int,string} Status and page.
	 */
	private function respond( string $token, bool $post, bool $again, ?bool $all ): array {
		[ $user, $category ] = $this->asked_by( $token );
		if ( ! $user ) {
			return Link_Page::over( 404 );
		}
		if ( $post && null !== $all ) {
			return array( 200, self::everything( Recipient::book(), $user->user_id, $all ) );
		}
		if ( ! in_array( $category, array( Message::ALERTS, Message::NEWSLETTER ), true ) ) {
			return array( 200, $this->endable( $user, $category, $post, $again ) );
		}
		if ( ! $post ) {
			return array(
				200,
				Link_Page::html(
					Message::NEWSLETTER === $category
						? __( 'Do you want to end the newsletter?', 'design-marketplace' )
						: __( 'Do you want to stop emails about new design jobs?', 'design-marketplace' ),
					array(),
					__( 'Yes, no more of these emails', 'design-marketplace' ),
					more: self::all_button()
				),
			);
		}
		if ( $user->wants( $category ) ) {
			Recipient::book()->unsubscribe( $user->user_id, $category );
		}
		return array( 200, Link_Page::html( __( 'Done. You can turn these emails on again in your settings.', 'design-marketplace' ) ) );
	}

	/**
	 * The page about emails that everybody gets until they end them. They have no place in the settings, so the same link starts them
	 * again.
	 */
	private function endable( Recipient $user, string $category, bool $post, bool $again ): string {
		$words = self::words( $category );
		if ( $post && $again ) {
			Recipient::book()->begin_again( $user->user_id, $category );
			return Link_Page::html( $words['begun'] );
		}
		if ( $post && $user->wants( $category ) ) {
			Recipient::book()->unsubscribe( $user->user_id, $category );
		}
		return $post || ! $user->wants( $category )
			? Link_Page::html( $words['ended'], array(), $words['begin'], self::AGAIN )
			: Link_Page::html( $words['ask'], array(), $words['end'], more: self::all_button() );
	}

	/** @return array{ask:string,end:string,ended:string,begin:string,begun:string} The texts of the page. */
	private static function words( string $category ): array {
		return match ( $category ) {
			Message::MESSAGES => array(
				'ask'   => __( 'Do you want to stop emails about new messages?', 'design-marketplace' ),
				'end'   => __( 'Yes, no more of these emails', 'design-marketplace' ),
				'ended' => __( 'We no longer email you about new messages. You will find them on the site.', 'design-marketplace' ),
				'begin' => __( 'Tell me again', 'design-marketplace' ),
				'begun' => __( 'Done. We will tell you about new messages again.', 'design-marketplace' ),
			),
			Message::SITE     => array(
				'ask'   => __( 'Do you want to stop questions about the showcase?', 'design-marketplace' ),
				'end'   => __( 'Yes, no more of these emails', 'design-marketplace' ),
				'ended' => __( 'We no longer ask you by email. The questions stand on your page.', 'design-marketplace' ),
				'begin' => __( 'Ask me again', 'design-marketplace' ),
				'begun' => __( 'Done. We will ask you again.', 'design-marketplace' ),
			),
			default           => array(
				'ask'   => __( 'Do you want to stop reminders by email?', 'design-marketplace' ),
				'end'   => __( 'Yes, no more reminders', 'design-marketplace' ),
				'ended' => __( 'We no longer remind you by email.', 'design-marketplace' ),
				'begin' => __( 'Remind me again', 'design-marketplace' ),
				'begun' => __( 'Done. We will remind you again.', 'design-marketplace' ),
			),
		};
	}

	/** @return array{Recipient|null,string} Member and category of a link. */
	private function asked_by( string $token ): array {
		if ( preg_match( '/^(\d{1,19})\.([a-f0-9]{64})$/D', $token, $match ) ) {
			foreach ( Message::CATEGORIES as $category ) {
				if ( hash_equals( self::proof( (int) $match[1], $category ), $match[2] ) ) {
					return array( Recipient::book()->find( (int) $match[1] ), $category );
				}
			}
		}
		return array( null, '' );
	}

	private static function proof( int $user_id, string $category ): string {
		// Links in older emails name the alerts after their first kind of email.
		$mails = Message::ALERTS === $category ? 'new_matching_mission' : $category;
		return Link_Proof::of( "unsubscribe|{$mails}|{$user_id}" );
	}
}
