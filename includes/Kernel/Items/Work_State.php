<?php
/** The states of a work, as post statuses, with their SQL, the events that lead from one to another, and the one writer. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

use DesignMarketplace\Kernel\Database\Posts;
use WP_Post;

enum Work_State: string {

	case Draft     = 'draft';
	case Published = 'publish';

	/** Only at its own address, which nobody can guess. Whatever asks for published works leaves it out. */
	case Unlisted = Item_Types::UNLISTED;

	/** Hidden from everybody by a decision, see Hidden. */
	case Hidden = Hidden::STATUS;

	case Trashed = 'trash';

	/** Event, who causes it, from which states, to which. A new work has none, nor has one with a status of another plugin. */
	public const MOVES = array(
		array( 'draft', self::MAKERS, self::EITHER, 'draft' ),
		array( 'publish', self::MAKERS, self::EITHER, 'publish' ),
		array( 'unlist', self::MAKERS, self::EITHER, Item_Types::UNLISTED ),
		array( 'trash', self::MAKERS, array( ...self::EITHER, Hidden::STATUS ), 'trash' ),
		array( 'restore', array( 'administrator' ), array( 'trash' ), Graph::BEFORE ),
		array( 'hide', array( 'decision' ), self::EITHER, Hidden::STATUS ),
		array( 'show', array( 'decision' ), array( Hidden::STATUS ), Graph::BEFORE ),
	);

	/** ORDER BY clause for the works of a designer, as the designer has put them. */
	public const ORDER = 'menu_order ASC, post_date DESC, ID DESC';

	private const MAKERS = array( 'designer', 'administrator' );

	/** States that the designer chooses, or none of ours. */
	private const EITHER = array( Graph::NONE, 'draft', 'publish', Item_Types::UNLISTED );

	/** The state after an event; null when the event changes nothing. */
	public static function after( string $event, ?self $now, ?self $before = null ): ?self {
		$to = Graph::to( self::MOVES, $event, $now->value ?? Graph::NONE );
		return null === $to ? null : self::tryFrom( $to ) ?? $before ?? self::Draft;
	}

	/**
	 * Adds a work.
	 * @param string              $event   draft, publish or unlist.
	 * @param array<string,mixed> $columns
	 */
	public static function insert( int $author, string $event, array $columns ): int {
		return Posts::insert(
			array(
				'post_type'   => Item_Types::WORK,
				'post_author' => $author,
				'post_status' => ( self::after( $event, null ) ?? self::Draft )->value,
			) + $columns
		);
	}

	/**
	 * Writes the state after an event, with other columns. A state in which the event does not happen stays.
	 * @param WP_Post             $work    Result of Posts::lock().
	 * @param string|null         $event   One of MOVES; null keeps the state.
	 * @param array<string,mixed> $columns
	 * @param self|null           $before  The state to bring back.
	 */
	public static function write( WP_Post $work, ?string $event, array $columns = array(), ?self $before = null ): void {
		$state = null === $event ? null : self::after( $event, self::tryFrom( $work->post_status ), $before );
		if ( self::Trashed === $state ) {
			Posts::trash( $work );
		} elseif ( 'trash' !== $event ) {
			Posts::update( $work, $columns + ( $state ? array( 'post_status' => $state->value ) : array() ) );
		}
	}

	/** Whether its designer has chosen the state: it is not a decision, nor the trash. */
	public static function is_chosen( WP_Post $post ): bool {
		return in_array( $post->post_status, self::EITHER, true );
	}

	/** Whether a status is one in which a work has an address for others. */
	public static function is_there( string $status ): bool {
		return in_array( $status, array( self::Published->value, self::Unlisted->value ), true );
	}

	/**
	 * The columns of a work, which may be there only as its visibility says.
	 * @param array<string,mixed> $columns
	 * @return array<string,mixed>
	 */
	public static function listed( array $columns, bool $is_listed ): array {
		$state = array( 'post_status' => ( $is_listed ? self::Published : self::Unlisted )->value );
		return self::is_there( (string) $columns['post_status'] ) ? $state + $columns : $columns;
	}

	public static function is_published( WP_Post $post ): bool {
		return self::Published->value === $post->post_status;
	}

	/**
	 * SQL for works that members see.
	 * @param string $column Column with the status, never user input.
	 */
	public static function sql_published( string $column ): string {
		return sprintf( "%s = '%s'", $column, self::Published->value );
	}

	/**
	 * SQL for works that only their designer sees.
	 * @param string $column Column with the status, never user input.
	 */
	public static function sql_own( string $column ): string {
		return sprintf( "%s IN ( '%s', '%s', '%s' )", $column, self::Draft->value, self::Hidden->value, self::Unlisted->value );
	}
}
