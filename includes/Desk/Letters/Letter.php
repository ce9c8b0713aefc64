<?php
/** A letter to a group: its languages, its sending, and how far that is. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Letters;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Mail\Blocks;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Recall;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\Mail\Status;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use WP_Error;
use WP_Post;

/**
 * The outbox takes each recipient once for each letter, so that nobody gets it twice, however often it is stopped and sent.
 * @phpstan-import-type Filters from Readers
 * @phpstan-type Sending array{state:string,filters:Filters,reason:string,number:int,by:int,begun:string}
 */
final class Letter {

	/** Meta of the first one: its sending. */
	private const SENDING = 'design_marketplace_letter_sending';

	/** Meta of each: the language it is written in. */
	private const LANGUAGE = 'design_marketplace_letter_language';

	public const GOING   = 'going';
	public const STOPPED = 'stopped';
	public const SENT    = 'sent';

	/** Days after which nobody knows any more who has got it: less than the outbox keeps its log. */
	private const DAYS = 80;

	/** @param int $id Of the first one. */
	public function __construct( public readonly int $id ) {}

	/** The id of the first one of a letter's languages. */
	public static function root( WP_Post $post ): int {
		return $post->post_parent > 0 ? $post->post_parent : $post->ID;
	}

	public static function language( WP_Post $post ): string {
		$language = (string) get_post_meta( $post->ID, self::LANGUAGE, true );
		return '' === $language ? Languages::code( Languages::site_locale() ) : $language;
	}

	/** @return array<string,WP_Post> By language, the first one at the beginning; empty where there is no such letter. */
	public function languages(): array {
		$first  = get_post( $this->id );
		$is_one = $first instanceof WP_Post && Letter_Type::NAME === $first->post_type && 0 === $first->post_parent;
		if ( ! $is_one || in_array( $first->post_status, array( 'trash', 'auto-draft' ), true ) ) {
			return array();
		}
		$which = array( 'post_type' => Letter_Type::NAME, 'post_parent' => $this->id, 'post_status' => array( 'draft', 'pending' ), 'order' => 'ASC' );
		$found = array( self::language( $first ) => $first );
		foreach ( get_posts( $which + array( 'numberposts' => 10 ) ) as $post ) { // phpcs:ignore WordPress.WP.PostsPerPage -- a handful.
			$found += $post instanceof WP_Post ? array( self::language( $post ) => $post ) : array();
		}
		return $found;
	}

	/** Begins the letter in another language, with what the first one says. Returns its id, 0 where that cannot be. */
	public function translate( string $language ): int {
		$there = $this->languages();
		$first = reset( $there );
		if ( ! $first || self::is_frozen( $this->id ) ) {
			return 0;
		}
		return $there[ $language ]->ID ?? Posts::insert(
			array(
				'post_type'    => Letter_Type::NAME,
				'post_parent'  => $this->id,
				'post_title'   => $first->post_title,
				'post_content' => $first->post_content,
				'post_status'  => 'draft',
				'meta_input'   => array( self::LANGUAGE => $language ),
			)
		);
	}

	/** The letter to a recipient, in the present language or else in the first one. */
	public function content( Recipient $to ): ?Mail_Content {
		$posts = $this->languages();
		$post  = $posts[ Languages::current() ] ?? reset( $posts );
		$site  = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		return $post ? new Mail_Content(
			array( 'title' => $post->post_title, 'text' => '' ),
			blocks: new Blocks( $post->post_content, array( 'name' => $to->name, 'site' => $site ) )
		) : null;
	}

	/** @return Sending|null How it is sent; null while it is written. */
	public function sending(): ?array {
		$sending = get_post_meta( $this->id, self::SENDING, true );
		if ( ! is_array( $sending ) ) {
			return null;
		}
		/** @var Sending $sending */
		$unsent = array_intersect_key( $this->numbers( true ), array_column( Status::UNSENT, 'value', 'value' ) );
		return self::GOING === $sending['state'] && ! $unsent ? array( 'state' => self::SENT ) + $sending : $sending;
	}

	/** Whether it is a service message: as it was sent, else as it was chosen. */
	public function is_service( mixed $chosen ): bool {
		$sending = $this->sending();
		return $sending ? '' !== $sending['reason'] : 'service' === $chosen;
	}

	/** Whether it goes out now. */
	public function is_going(): bool {
		return self::GOING === ( get_post_meta( $this->id, self::SENDING, true )['state'] ?? '' );
	}

	/** Whether nobody may change it any more. A letter that was stopped can be corrected. */
	public static function is_frozen( int $id ): bool {
		return ( new self( $id ) )->is_going();
	}

	/** @param Sending|null $sending */
	public static function label( ?array $sending ): string {
		return match ( $sending['state'] ?? '' ) {
			self::GOING   => __( 'Being sent', 'design-marketplace' ),
			self::STOPPED => __( 'Stopped', 'design-marketplace' ),
			self::SENT    => __( 'Sent', 'design-marketplace' ),
			default       => __( 'Not sent', 'design-marketplace' ),
		};
	}

	/** @return array<string,int> The number of its emails in each state. $all: with the row that still has to find its recipients. */
	public function numbers( bool $all = false ): array {
		$unaddressed = $all && Outbox::has( $this->event(), Outbox::EVERYONE, Status::Addressing );
		return Outbox_Entries::counts( $this->event() ) + ( $unaddressed ? array( Status::Addressing->value => 1 ) : array() );
	}

	/** The letter that an event of the outbox is about, null for any other event. */
	public static function of( string $event ): ?self {
		return preg_match( '/^letter:(\d{1,19})$/D', $event, $found ) ? new self( (int) $found[1] ) : null;
	}

	public function event(): string {
		return "letter:{$this->id}";
	}

	/**
	 * Sends it to a group, or to those of it who have not got it when it was stopped.
	 * @param Filters $filters
	 * @param string  $reason  Why everybody gets it, not only who wants the newsletter; '' for the newsletter.
	 * @return int|WP_Error Number of recipients.
	 */
	public function send( array $filters, string $reason ): int|WP_Error {
		return Transaction::run(
			function () use ( $filters, $reason ): int|WP_Error {
				$post   = Posts::lock( $this->id, Letter_Type::NAME );
				$before = $this->sending();
				if ( ! $post || ! $this->languages() ) {
					return self::refusal( __( 'There is no such letter.', 'design-marketplace' ) );
				}
				if ( $before && self::STOPPED !== $before['state'] ) {
					return self::refusal( __( 'This letter has been sent already.', 'design-marketplace' ) );
				}
				$filters = $before['filters'] ?? $filters;
				$reason  = $before['reason'] ?? $reason;
				$begun   = $before['begun'] ?? Clock::gmt();
				$number  = Readers::count( $filters, '' !== $reason );
				$wrong   = match ( true ) {
					$begun < Clock::gmt( -self::DAYS * DAY_IN_SECONDS )
						=> __( 'It was stopped too long ago: nobody knows any more who has got it.', 'design-marketplace' ),
					'' === trim( $post->post_title ) || ! ( new Blocks( $post->post_content ) )->texts()
						=> __( 'The letter needs a subject and a text.', 'design-marketplace' ),
					0 === $number
						=> __( 'Nobody would get it.', 'design-marketplace' ),
					default
						=> '',
				};
				if ( '' !== $wrong ) {
					return self::refusal( $wrong );
				}
				$by = get_current_user_id();
				$this->keep( array( 'state' => self::GOING ) + compact( 'filters', 'reason', 'number', 'by', 'begun' ) );
				self::log( $post, $reason );
				( new Outbox() )->enqueue_fan_out_again(
					$this->event(),
					'' === $reason ? Letter_Mails::NEWSLETTER : Letter_Mails::SERVICE,
					array( 'letter' => $this->id, 'filters' => $filters )
				);
				return $number;
			}
		);
	}

	/** Takes back what has not left. */
	public function stop(): bool {
		return Transaction::run(
			function (): bool {
				$post    = Posts::lock( $this->id, Letter_Type::NAME );
				$sending = $this->sending();
				if ( ! $post || self::GOING !== ( $sending['state'] ?? '' ) ) {
					return false;
				}
				$this->keep( array( 'state' => self::STOPPED ) + $sending );
				Recall::event( $this->event() );
				self::log( $post, __( 'Stopped', 'design-marketplace' ) );
				return true;
			}
		);
	}

	private static function refusal( string $why ): WP_Error {
		return new WP_Error( 'letter_not_sent', $why );
	}

	/** @param Sending $sending */
	private function keep( array $sending ): void {
		update_post_meta( $this->id, self::SENDING, wp_slash( $sending ) );
	}

	private static function log( WP_Post $post, string $words ): void {
		$words = implode( ': ', array_filter( array( $post->post_title, $words ) ) );
		Decisions::add( Reported_Item::member( 0 ), Decision_Kind::Letter, '', $words, get_current_user_id() );
	}
}
