<?php
/**
 * Ends optional mails without a login: by the mail program's own button, or by a link and the button on its page.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Module;

/**
 * Scanners of mail servers open links, so only a POST changes anything. The link is signed.
 */
final class Unsubscribe implements Module {

	private const PARAMETER = 'design_marketplace_unsubscribe';

	/**
	 * Name of the button that starts them again.
	 */
	private const AGAIN = 'design_marketplace_remind';

	/**
	 * @param Address_Book $book Knows the members.
	 */
	public function __construct( private readonly Address_Book $book ) {}

	/**
	 * At this hook all post types are registered, and WordPress has not looked for a page yet.
	 */
	public function register(): void {
		add_action( 'wp_loaded', array( $this, 'answer' ) );
	}

	/**
	 * Link that ends the optional mails of a category to a user. Samples have no user: the site's address.
	 *
	 * @param string $category Category, see Facts.
	 */
	public static function url( int $user_id, string $category = Facts::ALERTS ): string {
		return 0 === $user_id ? home_url( '/' ) : add_query_arg( self::PARAMETER, $user_id . '.' . self::proof( $user_id, $category ), home_url( '/' ) );
	}

	/**
	 * Answers requests with the parameter; others go on to WordPress.
	 */
	public function answer(): void {
		$asked = Link_Page::asked( self::PARAMETER );
		if ( $asked ) {
			Link_Page::send( ...$this->handle( ...$asked, again: isset( $_POST[ self::AGAIN ] ) ) ); // phpcs:ignore WordPress.Security.NonceVerification -- the token is the proof.
			exit;
		}
	}

	/**
	 * Does what the link asks for.
	 *
	 * @param string $token The parameter's value.
	 * @param bool   $post  Whether the request may change something.
	 * @param bool   $again Whether the page's button was pressed that starts the mails again.
	 * @return array{int,string} Status and page.
	 */
	public function handle( string $token, bool $post, bool $again = false ): array {
		return Link_Page::attempt( 'Link that ends mails', $post, fn(): array => $this->obey( $token, $post, $again ), $again ? self::AGAIN : '' );
	}

	/**
	 * The same, where the database does it.
	 *
	 * @param string $token The parameter's value.
	 * @param bool   $post  Whether the request may change something.
	 * @param bool   $again Whether it asks for the mails again.
	 * @return array{int,string} Status and page.
	 */
	private function obey( string $token, bool $post, bool $again ): array {
		[ $user, $category ] = $this->asked_by( $token );
		if ( ! $user ) {
			return array( 404, Link_Page::html( __( 'This link does not work any more.', 'design-marketplace' ) ) );
		}
		if ( Facts::ALERTS !== $category ) {
			return array( 200, $this->endable( $user, $category, $post, $again ) );
		}
		if ( ! $post ) {
			return array( 200, Link_Page::html( __( 'Do you want to stop emails about new design jobs?', 'design-marketplace' ), array(), __( 'Yes, no more of these emails', 'design-marketplace' ) ) );
		}
		if ( $user->wants( $category ) ) {
			$this->book->unsubscribe( $user->user_id, $category );
		}
		return array( 200, Link_Page::html( __( 'Done. You can turn these emails on again in your settings.', 'design-marketplace' ) ) );
	}

	/**
	 * The page about mails that everybody gets until they end them. They have no place in the settings, so the same link starts
	 * them again.
	 *
	 * @param Recipient $user  Who asks.
	 * @param bool      $post  Whether the request may change something.
	 * @param bool      $again Whether it asks for them again.
	 */
	private function endable( Recipient $user, string $category, bool $post, bool $again ): string {
		$words = self::words( $category );
		if ( $post && $again ) {
			$this->book->begin_again( $user->user_id, $category );
			return Link_Page::html( $words['begun'] );
		}
		if ( $post && $user->wants( $category ) ) {
			$this->book->unsubscribe( $user->user_id, $category );
		}
		return $post || ! $user->wants( $category )
			? Link_Page::html( $words['ended'], array(), $words['begin'], self::AGAIN )
			: Link_Page::html( $words['ask'], array(), $words['end'] );
	}

	/**
	 * What the page says.
	 *
	 * @return array{ask:string,end:string,ended:string,begin:string,begun:string}
	 */
	private static function words( string $category ): array {
		return Facts::MESSAGES === $category
			? array(
				'ask'   => __( 'Do you want to stop emails about new messages?', 'design-marketplace' ),
				'end'   => __( 'Yes, no more of these emails', 'design-marketplace' ),
				'ended' => __( 'We no longer email you about new messages. You will find them on the site.', 'design-marketplace' ),
				'begin' => __( 'Tell me again', 'design-marketplace' ),
				'begun' => __( 'Done. We will tell you about new messages again.', 'design-marketplace' ),
			)
			: array(
				'ask'   => __( 'Do you want to stop reminders by email?', 'design-marketplace' ),
				'end'   => __( 'Yes, no more reminders', 'design-marketplace' ),
				'ended' => __( 'We no longer remind you by email.', 'design-marketplace' ),
				'begin' => __( 'Remind me again', 'design-marketplace' ),
				'begun' => __( 'Done. We will remind you again.', 'design-marketplace' ),
			);
	}

	/**
	 * Whose link it is, and of which mails.
	 *
	 * @param string $token The parameter's value.
	 * @return array{Recipient|null,string}
	 */
	private function asked_by( string $token ): array {
		if ( preg_match( '/^(\d{1,19})\.([a-f0-9]{64})$/D', $token, $match ) ) {
			foreach ( Facts::CATEGORIES as $category ) {
				if ( hash_equals( self::proof( (int) $match[1], $category ), $match[2] ) ) {
					return array( $this->book->find( (int) $match[1] ), $category );
				}
			}
		}
		return array( null, '' );
	}

	private static function proof( int $user_id, string $category ): string {
		// Links in older mails name the alerts after their first kind of mail.
		$mails = Facts::ALERTS === $category ? 'new_matching_mission' : $category;
		return hash_hmac( 'sha256', "unsubscribe|{$mails}|{$user_id}", wp_salt( 'auth' ) );
	}
}
