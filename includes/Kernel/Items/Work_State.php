<?php
/** The states of a work, as post statuses, with their SQL, the events that lead from one to another, and the one writer. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

use DesignMarketplace\Kernel\Database\Posts;
use WP_Post;

enum Work_State: string {

	case Draft     = 'draft';
	case Published = 'publish';

	/** Hidden from everybody by a decision, see Hidden. */
	case Hidden = Hidden::STATUS;

	case Trashed = 'trash';

	/**
	 * The graph, shown in docs/states.md: what happens, the states it happens in, the state that follows, and who does it. A null among
	 * the states is a new work or a status of another plugin; as what follows it is the state before. Anything else changes no state.
	 */
	public const EVENTS = array(
		'draft'   => array( self::EITHER, self::Draft, array( 'designer', 'administrator' ) ),
		'publish' => array( self::EITHER, self::Published, array( 'designer', 'administrator' ) ),
		'trash'   => array( array( ...self::EITHER, self::Hidden ), self::Trashed, array( 'designer', 'administrator' ) ),
		'restore' => array( array( self::Trashed ), null, array( 'administrator' ) ),
		'hide'    => array( self::EITHER, self::Hidden, array( 'decision' ) ),
		'show'    => array( array( self::Hidden ), null, array( 'decision' ) ),
	);

	/** States that the designer chooses, or none of ours. */
	private const EITHER = array( null, self::Draft, self::Published );

	/**
	 * The state after an event; null when the event changes nothing.
	 *
	 * @param string    $event  One of EVENTS.
	 * @param self|null $before The state to bring back.
	 */
	public static function after( string $event, ?self $now, ?self $before = null ): ?self {
		[ $from, $to ] = self::EVENTS[ $event ] ?? array( array(), null );
		return in_array( $now, $from, true ) ? $to ?? $before ?? self::Draft : null;
	}

	/**
	 * Adds a work.
	 *
	 * @param string              $event   draft or publish.
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
	 *
	 * @param WP_Post             $work    Result of Posts::lock().
	 * @param string|null         $event   One of EVENTS; null keeps the state.
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

	public static function is_published( WP_Post $post ): bool {
		return self::Published->value === $post->post_status;
	}

	/**
	 * SQL for works that members see.
	 *
	 * @param string $column Column with the status, never user input.
	 */
	public static function sql_published( string $column ): string {
		return sprintf( "%s = '%s'", $column, self::Published->value );
	}

	/**
	 * SQL for works that only their designer sees.
	 *
	 * @param string $column Column with the status, never user input.
	 */
	public static function sql_own( string $column ): string {
		return sprintf( "%s IN ( '%s', '%s' )", $column, self::Draft->value, self::Hidden->value );
	}
}
