<?php
/**
 * All emails there are, by id. The rooms write them; the plugin hands the list in.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use LogicException;

/**
 * The classes are loaded when they are first asked for: most pages need none of them.
 */
final class Catalogue {

	private static ?self $site = null;

	/**
	 * @var array<string,Message>|null
	 */
	private ?array $messages = null;

	/**
	 * @param list<class-string<Message>> $classes In the order administrators see them.
	 */
	public function __construct( private readonly array $classes ) {}

	/** Says which the site's is. */
	public static function set( self $catalogue ): void {
		self::$site = $catalogue;
	}

	public static function of_site(): self {
		return self::$site ?? throw new LogicException( 'Plugin::load() comes first.' );
	}

	/**
	 * @return array<string,Message>
	 */
	public function all(): array {
		if ( null === $this->messages ) {
			$this->messages = array();
			foreach ( $this->classes as $class ) {
				$this->messages[ $class::id() ] = new $class();
			}
		}
		return $this->messages;
	}

	/**
	 * A message, null for an id that is not (or no longer) known.
	 */
	public function message( string $id ): ?Message {
		return $this->all()[ $id ] ?? null;
	}

	/**
	 * The name administrators see; the id for a message that no longer exists.
	 */
	public function name( string $id ): string {
		return $this->message( $id )?->name() ?? ucfirst( str_replace( '_', ' ', $id ) );
	}

	/**
	 * Ids of the messages to many, which are sent after those to single members.
	 *
	 * @return list<string>
	 */
	public function bulk(): array {
		return $this->ids( static fn( Message $message ): bool => $message instanceof Fan_Out );
	}

	/**
	 * Ids of the messages that also reach a member whose account is off.
	 *
	 * @return list<string>
	 */
	public function reaching_off(): array {
		return $this->ids( static fn( Message $message ): bool => $message->facts()->reaches_off );
	}

	/**
	 * Ids of the messages to accounts that are gone.
	 *
	 * @return list<string>
	 */
	public function leaving_nothing(): array {
		return $this->ids( static fn( Message $message ): bool => $message->facts()->leaves_nothing );
	}

	/**
	 * Ids of the messages whose recipients nobody is told.
	 *
	 * @return list<string>
	 */
	public function confidential(): array {
		return $this->ids( static fn( Message $message ): bool => $message->facts()->is_confidential );
	}

	/**
	 * First parts of the events whose second part is the id of the member whose words the email carries.
	 *
	 * @return list<string>
	 */
	public function speaker_events(): array {
		$events = array_map( static fn( Message $message ): string => $message->facts()->speaker_event, array_values( $this->all() ) );
		return array_values( array_unique( array_filter( $events, static fn( string $event ): bool => '' !== $event ) ) );
	}

	/**
	 * @param callable(Message):bool $which
	 * @return list<string>
	 */
	private function ids( callable $which ): array {
		return array_keys( array_filter( $this->all(), $which ) );
	}
}
