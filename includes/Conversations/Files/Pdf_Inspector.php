<?php
/**
 * Finds out whether a PDF runs anything or contains more than pages. It reads the objects themselves and does not rely on the file's
 * tables.
 */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

/**
 * Links, bookmarks, forms without scripts, and opening on a page are allowed.
 *
 * @phpstan-import-type Value from Pdf_Dictionary
 */
final class Pdf_Inspector {

	/**
	 * Actions that are refused wherever they are.
	 */
	private const ACTIONS = array(
		'JavaScript'       => Pdf_Fault::Script,
		'Launch'           => Pdf_Fault::Launch,
		'SubmitForm'       => Pdf_Fault::Sends,
		'ImportData'       => Pdf_Fault::Sends,
		'GoToE'            => Pdf_Fault::Files,
		'Rendition'        => Pdf_Fault::Media,
		'Movie'            => Pdf_Fault::Media,
		'Sound'            => Pdf_Fault::Media,
		'RichMediaExecute' => Pdf_Fault::Media,
		'GoTo3DView'       => Pdf_Fault::Media,
	);

	/**
	 * Types of annotations that are refused.
	 */
	private const ANNOTATIONS = array(
		'RichMedia'      => Pdf_Fault::Media,
		'3D'             => Pdf_Fault::Media,
		'Screen'         => Pdf_Fault::Media,
		'Movie'          => Pdf_Fault::Media,
		'Sound'          => Pdf_Fault::Media,
		'FileAttachment' => Pdf_Fault::Files,
	);

	/**
	 * Keys that are refused if they have a value.
	 */
	private const KEYS = array(
		'Encrypt'    => Pdf_Fault::Encrypted,
		'JavaScript' => Pdf_Fault::Script,
		'XFA'        => Pdf_Fault::Xfa,
	);

	/**
	 * Keys for the places of an embedded file. Elsewhere these keys have other meanings.
	 */
	private const PACKED = array( 'F', 'UF', 'DOS', 'Mac', 'Unix' );

	/**
	 * Length of a chain of actions at most.
	 */
	private const CHAIN = 16;

	/**
	 * References to automatic actions and to embedded files: key and reference.
	 *
	 * @var array<string,array{string,Pdf_Reference}>
	 */
	private array $waiting = array();

	private function __construct( private readonly Pdf_Objects $objects ) {}

	/**
	 * The reason why a PDF is refused, null if it is accepted.
	 */
	public static function look( string $bytes ): ?Pdf_Fault {
		try {
			( new self( new Pdf_Objects( $bytes, new Pdf_Budget() ) ) )->read();
		} catch ( Pdf_Refused $refused ) {
			return $refused->fault;
		}
		return null;
	}

	private function read(): void {
		foreach ( $this->objects->all() as $value ) {
			$this->walk( $value );
		}
		foreach ( $this->waiting as [ $key, $reference ] ) {
			foreach ( $this->objects->of( $reference ) as $value ) {
				$this->follow( $key, $value, 0 );
			}
		}
	}

	/**
	 * @param Value $value
	 */
	private function walk( mixed $value ): void {
		if ( is_array( $value ) ) {
			array_map( array( $this, 'walk' ), $value );
		}
		if ( ! $value instanceof Pdf_Dictionary ) {
			return;
		}
		$this->refuse_named( $value, 'S', self::ACTIONS );
		$this->refuse_named( $value, 'Subtype', self::ANNOTATIONS );
		$this->refuse_named( $value, 'Type', array( 'EmbeddedFile' => Pdf_Fault::Files ) );
		foreach ( $value->keys() as $key ) {
			foreach ( $value->all( $key ) as $part ) {
				$this->walk( $part );
				$this->refuse_key( $key, $part );
			}
		}
	}

	/**
	 * Refuses certain names as values of a key. They are refused wherever the key is, as no honest program writes them.
	 *
	 * @param array<string,Pdf_Fault> $faults Refused names.
	 * @throws Pdf_Refused If the value is one of them.
	 */
	private function refuse_named( Pdf_Dictionary $dictionary, string $key, array $faults ): void {
		foreach ( $dictionary->all( $key ) as $value ) {
			$fault = $value instanceof Pdf_Name ? $faults[ $value->text ] ?? null : null;
			if ( $fault || $value instanceof Pdf_Reference ) {
				throw new Pdf_Refused( $fault ?? Pdf_Fault::Unreadable );
			}
		}
	}

	/**
	 * Refuses the value of a key, or notes it to be checked when all objects are known.
	 *
	 * @param Value $value
	 * @throws Pdf_Refused If it is not allowed.
	 */
	private function refuse_key( string $key, mixed $value ): void {
		if ( isset( self::KEYS[ $key ] ) && ( is_array( $value ) || is_object( $value ) ) && ! $value instanceof Pdf_Name ) {
			throw new Pdf_Refused( self::KEYS[ $key ] );
		}
		if ( ! in_array( $key, array( 'OpenAction', 'AA', 'EF' ), true ) ) {
			return;
		}
		if ( $value instanceof Pdf_Reference ) {
			$this->waiting[ "{$key} {$value->number}" ] = array( $key, $value );
		} else {
			$this->follow( $key, $value, 0 );
		}
	}

	/**
	 * Checks an automatic action, or an embedded file.
	 *
	 * @param string $key   OpenAction, AA or EF.
	 * @param Value  $value Value of the key.
	 * @param int    $depth Number of references that led to it.
	 * @throws Pdf_Refused If it is not allowed.
	 */
	private function follow( string $key, mixed $value, int $depth ): void {
		if ( ! $value instanceof Pdf_Dictionary ) {
			$this->refuse_chain( $value, $depth );
		} elseif ( 'EF' === $key ) {
			if ( array_intersect( self::PACKED, $value->keys() ) ) {
				throw new Pdf_Refused( Pdf_Fault::Files );
			}
		} elseif ( 'OpenAction' === $key ) {
			$this->refuse_action( $value, $depth );
		} else {
			foreach ( $value->keys() as $event ) {
				array_map( fn( mixed $action ) => $this->refuse_action( $action, $depth ), $value->all( $event ) );
			}
		}
	}

	/**
	 * Refuses a reference that leads to another one: no honest program writes that.
	 *
	 * @param Value $value Value of a reference.
	 * @param int   $depth Number of references that led to it.
	 * @throws Pdf_Refused If it leads on.
	 */
	private function refuse_chain( mixed $value, int $depth ): void {
		if ( $value instanceof Pdf_Reference || $depth > self::CHAIN ) {
			throw new Pdf_Refused( Pdf_Fault::Unreadable );
		}
	}

	/**
	 * Refuses all automatic actions except going to a page.
	 *
	 * @param Value $action Action, or a reference to one. Other values are no action.
	 * @param int   $depth  Number of actions before it.
	 * @throws Pdf_Refused If it is another action.
	 */
	private function refuse_action( mixed $action, int $depth ): void {
		if ( $depth > self::CHAIN ) {
			throw new Pdf_Refused( Pdf_Fault::Complex );
		}
		if ( $action instanceof Pdf_Reference ) {
			array_map( fn( mixed $value ) => $this->refuse_action( $value, $depth + 1 ), $this->objects->of( $action ) );
		}
		if ( ! $action instanceof Pdf_Dictionary ) {
			return;
		}
		foreach ( $action->all( 'S' ) as $name ) {
			if ( ! $name instanceof Pdf_Name || 'GoTo' !== $name->text ) {
				throw new Pdf_Refused( Pdf_Fault::Opens );
			}
		}
		foreach ( $action->all( 'Next' ) as $next ) {
			array_map( fn( mixed $one ) => $this->refuse_action( $one, $depth + 1 ), is_array( $next ) ? $next : array( $next ) );
		}
	}
}
