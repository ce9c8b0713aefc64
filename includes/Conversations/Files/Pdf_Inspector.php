<?php
/**
 * Tells whether a PDF does anything by itself, or carries anything but pages. It goes by what is in it, never by what it says of itself.
 *
 * @package DesignMarketplace
 */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

/**
 * Links, bookmarks, forms without scripts, and opening on a page are fine.
 *
 * @phpstan-import-type Value from Pdf_Dictionary
 */
final class Pdf_Inspector {

	/**
	 * Actions that are not taken, wherever they stand.
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
	 * Kinds of annotations that are not taken.
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
	 * Keys that say enough when they hold something.
	 */
	private const KEYS = array(
		'Encrypt'    => Pdf_Fault::Encrypted,
		'JavaScript' => Pdf_Fault::Script,
		'XFA'        => Pdf_Fault::Xfa,
	);

	/**
	 * Keys of a packed file's places. Others have a key of the same name for something else.
	 */
	private const PACKED = array( 'F', 'UF', 'DOS', 'Mac', 'Unix' );

	/**
	 * Actions that follow each other.
	 */
	private const CHAIN = 16;

	/**
	 * References to what is done by itself, and to packed files: key and reference.
	 *
	 * @var array<string,array{string,Pdf_Reference}>
	 */
	private array $waiting = array();

	private function __construct( private readonly Pdf_Objects $objects ) {}

	/**
	 * Why a PDF is not taken, null when it is.
	 *
	 * @param string $bytes Whole file.
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
	 * Looks at a value and at all that stands in it.
	 *
	 * @param Value $value Value.
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
	 * Refuses names a key must not have. One that is elsewhere is refused, too: no honest program puts it there.
	 *
	 * @param array<string,Pdf_Fault> $faults Names that are not taken.
	 * @throws Pdf_Refused When it has one.
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
	 * Refuses what stands under a key, or notes to look at it when all objects are known.
	 *
	 * @param Value $value Value.
	 * @throws Pdf_Refused When it is not taken.
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
	 * Looks at what is done by itself, or at a packed file.
	 *
	 * @param string $key   OpenAction, AA or EF.
	 * @param Value  $value What stands there.
	 * @param int    $depth How many references led to it.
	 * @throws Pdf_Refused When it is not taken.
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
	 * A reference that leads to a reference: no honest program writes one.
	 *
	 * @param Value $value What a reference led to.
	 * @param int   $depth How many led to it.
	 * @throws Pdf_Refused When it leads on.
	 */
	private function refuse_chain( mixed $value, int $depth ): void {
		if ( $value instanceof Pdf_Reference || $depth > self::CHAIN ) {
			throw new Pdf_Refused( Pdf_Fault::Unreadable );
		}
	}

	/**
	 * Refuses anything that is done by itself but going to a page.
	 *
	 * @param Value $action Action, or a reference to one. Other values are no action.
	 * @param int   $depth  How many came before.
	 * @throws Pdf_Refused When it is something else.
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
